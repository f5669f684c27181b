import type { OfferDetails } from '@marquee/contract/calls/offers'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#lib/toast.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { NextActionBadge } from '#ui/NextActionBadge.tsx'
import type { OverflowAction } from '#ui/OverflowMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Status } from '#ui/Status.tsx'
import { describePayment } from './describe-payment.ts'
import { EndOfferButton } from './EndOfferButton.tsx'
import { describeHeld, type HoldStep, holdStepOf } from './hold-step.ts'
import { nextActorOf, waitingForOf } from './next-actor.ts'
import { OfferBody } from './OfferBody.tsx'
import { OfferDecision } from './OfferDecision.tsx'
import { OfferMenu } from './OfferMenu.tsx'
import classes from './OfferPage.module.css'
import { useOffer } from './offers.queries.ts'

export interface OfferPaths {
  offers: string
  /** The page to change the terms: `?counter` or `?edit` on the offer. */
  change: (offerId: string) => string
  deal: (dealId: string) => string
  /** The page of a brand; absent for brands. */
  brand?: (brandId: string) => string
}

/** The required hold, passed to the component that renders the payment step. */
export interface HoldRequest extends HoldStep {
  /** An alternative, such as discarding the draft. */
  other: ReactNode
  onHeld: () => void
}

interface OfferPageProps {
  side: Viewer
  offerId: string
  paths: OfferPaths
  /** The list of deliverables, provided by the page. */
  workOf: (specs: readonly DeliverableSpec[]) => ReactNode
  /** The button to message the other party, provided by the page. */
  messageOf: (offer: OfferDetails) => ReactNode
  /** The menu of the page with these actions first, provided by the page, which adds the reports. */
  menuOf: (offer: OfferDetails, actions: readonly OverflowAction[]) => ReactNode
  /** The payment step, provided by the page; brands only. */
  holdOf?: (request: HoldRequest) => ReactNode
  /** What is known about the brand, provided by the page; for the talent’s side. */
  aboutOf?: (offer: OfferDetails) => ReactNode
}

/** The page of one offer: a summary, the changes, the price, and the viewer's actions. */
export function OfferPage({
  side,
  offerId,
  paths,
  workOf,
  messageOf,
  menuOf,
  holdOf,
  aboutOf,
}: OfferPageProps) {
  const offer = useOffer(side, offerId)
  const follow = useFollowToDeal(offer.data?.dealId ? paths.deal(offer.data.dealId) : null)
  return (
    <Loaded query={offer} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <>
          <OfferHead side={side} offer={loaded} paths={paths} message={messageOf(loaded)} menuOf={menuOf} />
          {holdOf && <HoldPart offer={loaded} holdOf={holdOf} onPaid={follow} />}
          <OfferBody side={side} offer={loaded} workOf={workOf} paths={paths} aboutOf={aboutOf} />
          <div className={classes.decision}>
            <OfferDecision side={side} offer={loaded} paths={paths} onAccepted={follow} />
          </div>
        </>
      )}
    </Loaded>
  )
}

interface HoldPartProps {
  offer: OfferDetails
  holdOf: (request: HoldRequest) => ReactNode
  onPaid: () => void
}

/** The payment step, first on the page while the offer cannot proceed without it. */
function HoldPart({ offer, holdOf, onPaid }: HoldPartProps) {
  const need = holdStepOf(offer)
  if (!need) return null
  const handleHeld = () => {
    if (need.kind === 'accepted') onPaid()
    else toast.success(describeHeld(need, offer.talent.displayName))
  }
  const other = need.kind === 'draft' && <EndOfferButton side="brand" offer={offer} label="Discard draft" />
  return (
    <div className={classes.hold} key={need.payable.id}>
      {holdOf({ ...need, other, onHeld: handleHeld })}
    </div>
  )
}

interface OfferHeadProps {
  side: Viewer
  offer: OfferDetails
  paths: OfferPaths
  message: ReactNode
  menuOf: OfferPageProps['menuOf']
}

function OfferHead({ side, offer, paths, message, menuOf }: OfferHeadProps) {
  const other = side === 'brand' ? offer.talent.displayName : offer.brand.companyName
  const picture = side === 'brand' ? offer.talent.avatarUrl : offer.brand.logoUrl
  const { label, tone } = offerLifecycle.states[offer.status]
  const nextActor = nextActorOf(offer, side)
  const payment = describePayment(offer, side)
  return (
    <PageHeader
      back={{ label: 'Offers', to: paths.offers }}
      picture={
        <Avatar name={other} picture={picture} size={64} shape={side === 'brand' ? 'round' : 'square'} />
      }
      title={other}
      titleTo={paths.brand?.(offer.brand.id)}
      aside={offer.campaign.isDirect ? undefined : `for ${offer.campaign.title}`}
      lead={
        <Cluster>
          {side === 'agent' && <ForTalent name={offer.talent.displayName} picture={offer.talent.avatarUrl} />}
          {nextActor === 'nobody' ? (
            <Status tone={tone}>{label}</Status>
          ) : (
            <NextActionBadge nextActor={nextActor} waitingFor={waitingForOf(offer, side)} />
          )}
          {payment && !offer.dealId && <Status tone={payment.tone}>{payment.state}</Status>}
          <span>
            version {offer.versionNo} of {offer.versions.length}
            {offer.expiresAt && nextActor !== 'nobody' && (
              <>
                {' · '}open until {formatLocalDateTime(offer.expiresAt)},{' '}
                <RelativeTime at={offer.expiresAt} />
              </>
            )}
          </span>
        </Cluster>
      }
      actions={offer.status !== 'draft' && message}
      menu={<OfferMenu side={side} offer={offer} paths={paths} menuOf={menuOf} />}
    />
  )
}

/**
 * Returns a function to call after the viewer has accepted or paid here: it opens the deal as soon as it
 * exists, which is after the charge. Other viewers stay on the page and see a link.
 */
function useFollowToDeal(dealPath: string | null): () => void {
  const [isFollowing, setFollowing] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (isFollowing && dealPath) navigate(dealPath)
  }, [isFollowing, dealPath, navigate])
  return () => setFollowing(true)
}
