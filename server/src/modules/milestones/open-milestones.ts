import { randomUUID } from 'node:crypto'
import { milestonePrices } from '@marquee/contract/terms/milestones'
import { recordTransition, recordTransitions } from '../../platform/transitions/transition.ts'
import type { Deal } from '../deals/deal.ts'
import { openedMilestone, plannedMilestone } from './milestone.ts'
import { createMilestones, type MilestoneRow } from './milestones.store.ts'

/** Creates the milestones of a deal that opens, in its transaction. Does nothing where its terms have none. */
export async function openMilestones(deal: Deal, payableId: string | null, now: Date): Promise<void> {
  if (deal.terms.milestones.length === 0) return
  const rows = milestonePrices(deal.price, deal.terms.milestones).map((price, index): MilestoneRow => {
    const isFirst = index === 0
    const { to: status, version } = isFirst ? openedMilestone : plannedMilestone
    return {
      id: randomUUID(),
      dealId: deal.id,
      no: index + 1,
      status,
      version,
      price,
      payableId: isFirst ? payableId : null,
      dueAt: null,
      fundedAt: isFirst ? now : null,
      approvedAt: null,
      payDay: null,
      paidOutAt: null,
      createdAt: now,
      updatedAt: now,
    }
  })
  await createMilestones(rows)
  const [first, ...others] = rows
  if (first) await recordTransition('milestone', first.id, openedMilestone, 'system')
  await recordTransitions(
    'milestone',
    others.map(({ id }) => id),
    plannedMilestone,
    'system',
  )
}
