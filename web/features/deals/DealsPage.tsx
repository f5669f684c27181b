import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import type { Viewer } from '#lib/viewer.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { ApprovalQueue } from './ApprovalQueue.tsx'
import { DealRows } from './DealRows.tsx'
import { useDeals } from './deals.queries.ts'
import { PostsToCheck } from './PostsToCheck.tsx'

interface DealsPageProps {
  side: Viewer
  pathOf: (dealId: string) => string
  emptyAction: ReactNode
  /** The talent filter of an agent and its selected talent. */
  filters?: ReactNode
  talentId?: string
  /** For brands: the products to ship, of all campaigns. */
  toShip?: ReactNode
  /** Which work may be used, and until when. */
  rights: ReactNode
}

const all = { id: 'all', label: 'All' }
const states = [
  { id: 'active', label: 'In progress' },
  { id: 'in_review', label: 'In review' },
  { id: 'approved', label: 'Approved' },
  { id: 'completed', label: 'Completed' },
  { id: 'rights', label: 'Usage rights' },
]

/** What a brand has to do across its deals. */
const brandLists = [
  { id: 'to_approve', label: 'To approve' },
  { id: 'to_ship', label: 'To ship' },
  { id: 'to_check', label: 'To check' },
]

const brandTabs = [all, ...brandLists, ...states]
const tabs = [all, ...states]

/** All deals of the viewer, active ones first. */
export function DealsPage({
  side,
  pathOf,
  emptyAction,
  filters,
  talentId = '',
  toShip,
  rights,
}: DealsPageProps) {
  const [status] = useUrlState('tab', 'all')
  const deals = useDeals(side, { status, talentId })
  const isAll = status === 'all' && talentId === ''
  return (
    <>
      <PageHeader title="Deals" lead="Your agreed work, from first draft to payout." />
      <UrlTabs label="Filter deals" tabs={side === 'brand' ? brandTabs : tabs} />
      {filters}
      {toShip && status === 'to_ship' ? (
        toShip
      ) : status === 'rights' ? (
        rights
      ) : side === 'brand' && status === 'to_approve' ? (
        <ApprovalQueue pathOf={pathOf} />
      ) : side === 'brand' && status === 'to_check' ? (
        <PostsToCheck pathOf={pathOf} />
      ) : (
        <LoadedPages
          pages={deals}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyState title={isAll ? 'No deals yet' : 'No matching results'} action={isAll && emptyAction}>
              A deal opens as soon as an offer is accepted.
            </EmptyState>
          }
        >
          {(items) => <DealRows side={side} deals={items} pathOf={pathOf} />}
        </LoadedPages>
      )}
    </>
  )
}
