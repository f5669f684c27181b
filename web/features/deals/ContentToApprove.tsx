import { Avatar } from '#ui/Avatar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useContentForApproval } from './deals.queries.ts'

/** Work of one campaign that awaits the brand's review, the earliest auto-approval first. */
export function ContentToApprove({
  campaignId,
  pathOf,
}: {
  campaignId: string
  pathOf: (dealId: string) => string
}) {
  const content = useContentForApproval(campaignId)
  return (
    <LoadedPages
      pages={content}
      skeleton={<RowsSkeleton count={3} />}
      empty={
        <EmptyState title="Nothing to review">Work appears here as soon as a talent submits it.</EmptyState>
      }
    >
      {(items) => (
        <RowList label="To approve">
          {items.map((deliverable) => (
            <Row
              key={deliverable.id}
              to={`${pathOf(deliverable.dealId)}?deliverable=${deliverable.id}`}
              picture={
                <Avatar name={deliverable.talent.displayName} picture={deliverable.talent.avatarUrl} />
              }
              title={`${deliverable.talent.displayName} · ${deliverable.title}`}
              detail={`Version ${deliverable.submissions.at(-1)?.no ?? 1}`}
              state={<NextActionBadge nextActor="you" />}
              time={
                deliverable.autoDecisionAt && (
                  <>
                    auto-approves <RelativeTime at={deliverable.autoDecisionAt} />
                  </>
                )
              }
            />
          ))}
        </RowList>
      )}
    </LoadedPages>
  )
}
