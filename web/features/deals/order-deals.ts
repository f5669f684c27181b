import type { DealCard } from '@marquee/contract/calls/deals'
import { sideOf, type Viewer } from '#lib/viewer.ts'

type Ordered = Pick<DealCard, 'nextActor' | 'next'>

/**
 * Returns deals with those first that the viewer must act on, the earliest due date first; then those that wait
 * for others, then the ended ones, each in their given order.
 */
export function orderDeals<Deal extends Ordered>(side: Viewer, deals: readonly Deal[]): Deal[] {
  const rank = ({ nextActor }: Deal): number => (nextActor === sideOf(side) ? 0 : nextActor === null ? 2 : 1)
  const due = ({ next }: Deal): string => next.dueAt ?? '9'
  return deals.toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 0 ? due(one).localeCompare(due(other)) : 0),
  )
}
