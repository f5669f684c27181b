import type { DealDetails } from '@marquee/contract/calls/deals'
import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAmendments } from '#features/amendments/amendments.queries.ts'
import { ChangeHistory } from '#features/amendments/ChangeHistory.tsx'
import type { ChangeHoldRequest } from '#features/amendments/ChangeHold.tsx'
import { DealChanges } from '#features/amendments/DealChanges.tsx'
import { changeEntries } from '#features/amendments/describe-change.ts'
import { DealCases } from '#features/cases/DealCases.tsx'
import { ConversationWith } from '#features/conversations/ConversationWith.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { DealRoom } from '#features/deals/DealRoom.tsx'
import { useEvidenceDownload } from '#features/evidence/use-evidence-download.ts'
import { DealMilestones } from '#features/milestones/DealMilestones.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { DealResults } from '#features/results/DealResults.tsx'
import { DealReviews } from '#features/reviews/DealReviews.tsx'
import { DealProduct } from '#features/shipments/DealProduct.tsx'
import { productEntries } from '#features/shipments/describe-product.ts'
import { useShipment } from '#features/shipments/shipments.queries.ts'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { DealTracking } from '#features/tracking/DealTracking.tsx'
import { AdCodes } from '#features/usage-rights/AdCodes.tsx'
import { DealRights } from '#features/usage-rights/DealRights.tsx'
import { useMandate } from '#lib/use-mandate.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'

/** The page of one deal with its changes; `holdOf` renders the payment step, for brands only. */
export function DealPage({ holdOf }: { holdOf?: (request: ChangeHoldRequest) => ReactNode }) {
  const { dealId = '' } = useParams()
  const viewer = useViewer()
  const paths = pathsOf[viewer]
  const changes = useAmendments(viewer, dealId).data
  const isChangeOpen = changes?.items.some(({ status }) => !amendmentLifecycle.states[status].end) ?? false
  const product = useShipment(viewer, dealId).data?.shipment
  useReadNotifications(viewer, 'deal', dealId)
  return (
    <DealRoom
      key={dealId}
      side={viewer}
      dealId={dealId}
      paths={{
        deals: paths.deals,
        offer: paths.offer,
        sheet: paths.dealSheet,
        ...(viewer !== 'brand' && { brand: pathsOf[viewer].brand }),
      }}
      workOf={(specs) => <DeliverableList specs={specs} />}
      casesOf={(deal) => (
        <>
          <DealReviews side={viewer} deal={deal} />
          <DealCases side={viewer} deal={deal} />
        </>
      )}
      productOf={(deal) => (
        <>
          <DealMilestones side={viewer} deal={deal} holdOf={holdOf} />
          <DealProduct side={viewer} deal={deal} />
        </>
      )}
      conversationOf={(deal) => <ConversationWith side={viewer} between={partiesOf(deal)} paths={paths} />}
      menuOf={(deal) => <DealMenu deal={deal} mayChange={changes?.mayPropose ?? false} />}
      openOf={(deal) => (
        <DealChanges
          side={viewer}
          deal={deal}
          counterPath={(id) => `${paths.changeDeal(dealId)}?counter=${id}`}
          holdOf={holdOf}
        />
      )}
      trackingOf={(deal) => (
        <>
          <DealRights side={viewer} deal={deal} isChangeOpen={isChangeOpen} />
          <AdCodes side={viewer} deal={deal} />
          <DealTracking side={viewer} deal={deal} />
          <DealResults side={viewer} deal={deal} />
        </>
      )}
      changesOf={(deal) => changes && <ChangeHistory side={viewer} deal={deal} changes={changes} />}
      activityOf={(deal) => [
        ...(changes ? changeEntries(viewer, changes.items, deal) : []),
        ...(product ? productEntries(viewer, product, deal) : []),
      ]}
    />
  )
}

/** The forms that start a case; the page shows the one that its address names. */
const caseForms = [
  { event: 'request_cancellation', form: 'cancellation', label: 'Request cancellation' },
  { event: 'dispute', form: 'dispute', label: 'Open dispute' },
]

/** What a viewer may do with a deal besides its next step. */
function DealMenu({ deal, mayChange }: { deal: DealDetails; mayChange: boolean }) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const mandate = useMandate(viewer, deal.talent)
  const [, openForm] = useUrlState('case', '')
  const mayPropose = mayChange && mandate.mayCounter
  const evidence = useEvidenceDownload(viewer, deal.id)
  return (
    <OverflowMenu
      actions={[
        ...(mayPropose
          ? [{ label: 'Propose a change', onSelect: () => navigate(pathsOf[viewer].changeDeal(deal.id)) }]
          : []),
        ...caseForms.flatMap(({ event, form, label }) =>
          deal.allowedActions.includes(event) ? [{ label, onSelect: () => openForm(form) }] : [],
        ),
        { label: 'Download evidence (PDF)', onSelect: () => evidence.mutate('pdf') },
        { label: 'Download evidence (JSON)', onSelect: () => evidence.mutate('json') },
      ]}
    />
  )
}
