import type { DealDetails } from '@marquee/contract/calls/deals'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { formatDate } from '@marquee/contract/rules/dates'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { describeTerms } from '@marquee/contract/terms/describe-terms'
import type { ReactNode } from 'react'
import { useIsWide } from '#lib/use-is-wide.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { AttachedTerms } from '#ui/AttachedTerms.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Status } from '#ui/Status.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { Timeline, type TimelineEntry } from '#ui/Timeline.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { CancelDeal } from './CancelDeal.tsx'
import { CompleteDeal } from './CompleteDeal.tsx'
import { DealDeliverables } from './DealDeliverables.tsx'
import { DealMoney } from './DealMoney.tsx'
import { useDeal } from './deals.queries.ts'
import { timelineOf } from './timeline.ts'

interface DealRoomProps {
  side: Viewer
  dealId: string
  paths: {
    deals: string
    offer: (offerId: string) => string
    sheet: (dealId: string) => string
    /** The page of a brand; absent for brands. */
    brand?: (brandId: string) => string
  }
  /** The list of deliverables, provided by the page. */
  workOf: (specs: readonly DeliverableSpec[]) => ReactNode
  /** The reviews, cancellation requests and disputes of the deal, provided by the page. */
  casesOf: (deal: DealDetails) => ReactNode
  /** The product that the brand sends, provided by the page. */
  productOf: (deal: DealDetails) => ReactNode
  /** The conversation of the two parties, provided by the page. */
  conversationOf: (deal: DealDetails) => ReactNode
  /** What the viewer may do besides the next step, provided by the page. */
  menuOf: (deal: DealDetails) => ReactNode
  /** What stands above the work because it needs an action, such as an open change; provided by the page. */
  openOf: (deal: DealDetails) => ReactNode
  /** The tracking links of the deal, provided by the page. */
  trackingOf: (deal: DealDetails) => ReactNode
  /** The decided changes of the deal, provided by the page. */
  changesOf: (deal: DealDetails) => ReactNode
  /** Activity besides that of the deal and its work. */
  activityOf: (deal: DealDetails) => readonly TimelineEntry[]
}

/**
 * The page of one deal: status, deliverables with their versions, money, conversation, agreed terms and
 * activity. The conversation is next to the work where there is room, and a tab of its own otherwise.
 */
export function DealRoom(props: DealRoomProps) {
  const {
    side,
    dealId,
    paths,
    workOf,
    casesOf,
    productOf,
    conversationOf,
    menuOf,
    openOf,
    trackingOf,
    changesOf,
    activityOf,
  } = props
  const deal = useDeal(side, dealId)
  const isWide = useIsWide()
  const [view] = useUrlState('view', 'deal')
  return (
    <Loaded query={deal} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <>
          <DealHead side={side} deal={loaded} paths={paths} menu={menuOf(loaded)} />
          <Stepper label="Deal progress" stages={loaded.stages.map(stageOf)} />
          {openOf(loaded)}
          {!isWide && <UrlTabs label="Deal" name="view" tabs={views} />}
          {!isWide && view === 'messages' ? (
            conversationOf(loaded)
          ) : (
            <Columns
              main={
                <>
                  {!hasOpenCorrection(loaded) && casesOf(loaded)}
                  {productOf(loaded)}
                  <DealDeliverables side={side} deal={loaded} />
                  {hasOpenCorrection(loaded) && casesOf(loaded)}
                  {trackingOf(loaded)}
                </>
              }
              side={
                <>
                  <DealMoney side={side} deal={loaded} />
                  {isWide && conversationOf(loaded)}
                  <Card
                    title="Agreed terms"
                    aside={
                      <Cluster>
                        <ButtonLink kind="quiet" size="small" to={paths.sheet(dealId)}>
                          Deal sheet
                        </ButtonLink>
                        <ButtonLink kind="quiet" size="small" to={paths.offer(loaded.offerId)}>
                          View offer
                        </ButtonLink>
                      </Cluster>
                    }
                  >
                    {workOf(loaded.terms.deliverables)}
                    <KeyValues
                      rows={describeTerms(loaded.terms).map(({ label, text }) => ({ label, value: text }))}
                    />
                    {loaded.terms.brandTerms && (
                      <AttachedTerms side={side} offerId={loaded.offerId} terms={loaded.terms.brandTerms} />
                    )}
                  </Card>
                  {changesOf(loaded)}
                  <Card title="Activity">
                    <Timeline entries={newestFirst(timelineOf(loaded, side), activityOf(loaded))} />
                  </Card>
                </>
              }
            />
          )}
        </>
      )}
    </Loaded>
  )
}

/** A post to put right is the next step of a completed deal, so it is shown above the reviews. */
const hasOpenCorrection = ({ deliverables }: DealDetails): boolean =>
  deliverables.some(({ correctionStatus }) => correctionStatus !== null)

const views = [
  { id: 'deal', label: 'Deal' },
  { id: 'messages', label: 'Messages' },
]

/** Returns the entries of two timelines as one, newest first. */
function newestFirst(own: readonly TimelineEntry[], other: readonly TimelineEntry[]): TimelineEntry[] {
  return [...own, ...other].toSorted((a, b) => b.at.localeCompare(a.at))
}

interface DealHeadProps {
  side: Viewer
  deal: DealDetails
  paths: DealRoomProps['paths']
  menu: ReactNode
}

function DealHead({ side, deal, paths, menu }: DealHeadProps) {
  const other = side === 'brand' ? deal.talent.displayName : deal.brand.companyName
  const picture = side === 'brand' ? deal.talent.avatarUrl : deal.brand.logoUrl
  const { label, tone } = dealLifecycle.states[deal.status]
  const isWaiting = deal.nextActor === 'brand' || deal.nextActor === 'talent'
  // A post that waits for its confirmation is the next step; completing the deal follows it.
  const isConfirming = deal.deliverables.some(({ status }) => status === 'live')
  return (
    <PageHeader
      back={{ label: 'Deals', to: paths.deals }}
      picture={
        <Avatar name={other} picture={picture} size={64} shape={side === 'brand' ? 'round' : 'square'} />
      }
      title={other}
      titleTo={paths.brand?.(deal.brand.id)}
      aside={deal.campaign.isDirect ? undefined : `for ${deal.campaign.title}`}
      lead={
        <Cluster>
          {side === 'agent' && <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />}
          {deal.nextActor === sideOf(side) ? (
            <NextActionBadge nextActor="you" />
          ) : isWaiting ? (
            <NextActionBadge nextActor="other" waitingFor={other} />
          ) : (
            <Status tone={tone}>{label}</Status>
          )}
          <span>
            {/* A deal that has ended has no next action, only its status. */}
            {deal.next.text !== label && deal.next.text}
            {deal.next.dueAt && (
              <>
                , {deadlineOf(deal, side)} <RelativeTime at={deal.next.dueAt} />
              </>
            )}
          </span>
        </Cluster>
      }
      actions={
        <>
          {side === 'brand' && deal.allowedActions.includes('complete') && (
            <CompleteDeal deal={deal} isNext={!isConfirming} />
          )}
          {side === 'brand' && deal.allowedActions.includes('cancel_overdue') && <CancelDeal deal={deal} />}
        </>
      }
      menu={menu}
    />
  )
}

function stageOf(stage: DealDetails['stages'][number]) {
  const when = stage.at
    ? stage.state === 'done'
      ? formatDate(stage.at)
      : `by ${formatDate(stage.at)}`
    : stage.state === 'now'
      ? 'now'
      : ''
  return {
    label: stage.label,
    ...(when && { when }),
    state: stage.state === 'next' ? ('ahead' as const) : stage.state,
  }
}

/** Returns what happens at the deadline of a deal's next step; to the side that must act, as the alternative. */
function deadlineOf({ status, deliverables }: DealDetails, side: Viewer): string {
  // The date is that of a post which is to be put right.
  if (
    deliverables.some(
      ({ correctionStatus }) => correctionStatus === 'requested' || correctionStatus === 'reported',
    )
  )
    return 'due'
  if (status === 'in_review') return side === 'brand' ? 'or it is approved' : 'approved automatically'
  if (status === 'approved') return side === 'brand' ? 'or it completes' : 'completes automatically'
  return 'due'
}
