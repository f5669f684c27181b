import type { DealCard, DealDetails } from '@marquee/contract/calls/deals'
import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { CANCEL_OVERDUE_AFTER_MS, type DealFacts, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { isOutstanding, type ShipmentStatus } from '@marquee/contract/lifecycles/shipment'
import { formatCount } from '@marquee/contract/rules/wording'
import { isGift } from '@marquee/contract/terms/price'
import { endOfDay } from '../../platform/time/day.ts'
import { type BrandCardRow, viewBrandCard } from '../brands/brands.view.ts'
import { industryNames } from '../brands/industry-names.ts'
import { maySeeSplit, type OfferRow, priceFor, type Reader, viewCampaignOf } from '../offers/offers.view.ts'
import { type TalentCardRow, viewTalentCard } from '../talents/talents.view.ts'
import {
  type Deal,
  isMilestoneLate,
  isPaused,
  isUnshipped,
  isWanted,
  mayDisputeLate,
  nextActorOfDeal,
  payMilestoneBy,
} from './deal.ts'
import type { Progress } from './deals.store.ts'
import type { Deliverable, Submission } from './deliverable.ts'

type Stage = DealDetails['stages'][number]

interface DealRow {
  deal: Deal
  campaign: OfferRow['campaign']
  brand: BrandCardRow
  talent: TalentCardRow
  agency: AgencyCard | null
  progress: Progress
}

/** The reader of a deal. */
export interface DealReader extends Reader {
  viewer: 'brand' | 'talent'
}

/** Returns a function that builds deal cards for one reader, as of now. */
export async function dealCards(reader: DealReader, now: Date): Promise<(row: DealRow) => DealCard> {
  const { viewer } = reader
  const industries = await industryNames()
  return ({ deal, campaign, brand, talent, agency, progress }) => ({
    id: deal.id,
    status: deal.status,
    version: deal.version,
    offerId: deal.offerId,
    campaign: viewCampaignOf(campaign),
    brand: viewBrandCard(brand, industries),
    talent: viewTalentCard(talent),
    price: priceFor(reader, deal.price, deal.agencyId),
    nextActor: nextActorAboutPosts(deal, progress) ?? nextActorOfDeal(deal),
    next: nextStep(deal, progress, viewer),
    progress: { done: progress.done, all: progress.all },
    productStatus: deal.productStatus,
    payDay: payDayOfCard(deal, progress),
    createdAt: deal.createdAt.toISOString(),
    completedAt: deal.completedAt?.toISOString() ?? null,
    allowedActions: allowedActions(dealLifecycle, deal.status, viewer, factsOf(deal, progress, now)),
    agency: maySeeSplit(reader, deal.agencyId) ? agency : null,
  })
}

/** Returns the facts for the actions of a card. An approved deal has nothing unfinished. */
function factsOf(deal: Deal, { untouchedUntil, isSplit }: Progress, now: Date): DealFacts {
  return {
    allApproved: deal.status === 'approved',
    anySubmitted: deal.status === 'in_review',
    // The money of a deal is split once.
    mayDisputeLate: !isSplit && mayDisputeLate(deal, now),
    isProductLate: isUnshipped(deal, untouchedUntil !== null, now),
    isMilestoneLate: isMilestoneLate(deal, now),
    isAbandoned:
      !isOutstanding(deal.productStatus) &&
      untouchedUntil !== null &&
      new Date(untouchedUntil).getTime() + CANCEL_OVERDUE_AFTER_MS <= now.getTime(),
  }
}

/**
 * Returns the stages of a deal: agreed, made, reviewed, posted (where needed), paid. Exactly one is current
 * until the deal has ended. A cancelled deal shows the stages it has passed.
 */
export function stagesOf(
  deal: Deal,
  all: readonly Deliverable[],
  submissions: readonly Submission[],
): Stage[] {
  // A change may have cancelled some of the work; in a cancelled deal all of it is.
  const work = deal.status === 'cancelled' ? all : all.filter(isWanted)
  const isPosted = work.some(({ spec }) => spec.platform !== 'file')
  const first = submissions[0]?.createdAt ?? null
  const isDrafted = deal.status === 'in_review' || work.every(({ status }) => status !== 'pending')
  const isChanging = deal.status === 'active' && work.some(({ status }) => status === 'changes_requested')
  const allApproved = work.every(({ status }) => ['approved', 'live', 'completed'].includes(status))
  const lastApproval = allApproved ? latest(work.map(({ updatedAt }) => updatedAt)) : null
  const stages = [
    { key: 'agreed', label: 'Agreed', at: deal.createdAt },
    { key: 'made', label: work.length > 1 ? 'Drafts' : 'Draft', at: isDrafted ? first : null },
    {
      key: 'approved',
      label: allApproved ? 'All approved' : isChanging ? 'Changes' : 'Review',
      at: deal.approvedAt && !isPosted ? deal.approvedAt : lastApproval,
    },
    ...(isPosted ? [{ key: 'live', label: 'Posted', at: deal.approvedAt }] : []),
    {
      key: 'completed',
      label: deal.completedAt || isGift(deal.price) ? 'Completed' : 'Payout',
      at: deal.completedAt,
    },
  ]
  if (deal.status === 'cancelled')
    return [...stages, { key: 'cancelled', label: 'Cancelled', at: deal.updatedAt }].flatMap((stage) =>
      stage.at ? [{ ...stage, at: stage.at.toISOString(), state: 'done' as const }] : [],
    )
  const current = stages.findIndex((stage) => stage.at === null)
  return stages.map((stage, index) => ({
    key: stage.key,
    label: stage.label,
    at: (stage.at ?? (stage.key === 'completed' ? deal.payDay : null))?.toISOString() ?? null,
    state: stage.at ? 'done' : index === current ? 'now' : 'next',
  }))
}

/** The next step of a deal whose work waits for its product. */
const productSteps: Partial<Record<ShipmentStatus, Record<DealReader['viewer'], string>>> = {
  awaiting_address: { brand: 'Awaiting the address for the product', talent: 'Give your address' },
  awaiting_shipment: { brand: 'Ship the product', talent: 'Awaiting the product' },
  shipped: { brand: 'The product is on its way', talent: 'Confirm that it came' },
  issue: { brand: 'Answer the problem with the product', talent: 'Awaiting an answer about the product' },
}

/**
 * Returns who must act about a post that is to be put right, also once the deal is completed; null where nobody has to, and
 * while a case pauses the deal or an operator decides.
 */
function nextActorAboutPosts(deal: Deal, { toCorrect, toRecheck }: Progress): DealReader['viewer'] | null {
  if (isPaused(deal)) return null
  if (toCorrect > 0) return 'talent'
  return toRecheck > 0 ? 'brand' : null
}

/** Returns when an approved deal completes by itself; null before its approval, and while a post is to be put right first. */
function payDayOfCard({ payDay }: Deal, { isHeld }: Progress): string | null {
  return isHeld ? null : (payDay?.toISOString() ?? null)
}

/** Returns the next step of a deal as this viewer reads it. */
function nextStep(
  deal: Deal,
  progress: Progress,
  viewer: 'brand' | 'talent',
): { text: string; dueAt: string | null } {
  const waiting = progress.open
  const due = progress.due ? new Date(progress.due).toISOString() : null
  const decides = progress.decides ? new Date(progress.decides).toISOString() : null
  const payDay = payDayOfCard(deal, progress)
  const actor = nextActorAboutPosts(deal, progress)
  if (actor === 'talent')
    return {
      text: viewer === 'talent' ? 'Put a post right' : 'A post has to be put right',
      dueAt: progress.correctBy && new Date(progress.correctBy).toISOString(),
    }
  if (actor === 'brand')
    return {
      text: viewer === 'brand' ? 'Check the post that was put right' : 'Awaiting the check of a post',
      dueAt: progress.recheckBy && new Date(progress.recheckBy).toISOString(),
    }
  if (deal.status === 'completed') return { text: 'Completed', dueAt: null }
  if (deal.status === 'cancelled') return { text: 'Cancelled', dueAt: null }
  if (deal.status === 'cancellation_requested') return { text: 'Cancellation requested', dueAt: null }
  if (deal.status === 'disputed') return { text: 'Disputed', dueAt: null }
  if (deal.status === 'approved')
    return viewer === 'brand'
      ? { text: 'Complete the deal', dueAt: payDay }
      : { text: 'Everything is approved', dueAt: payDay }
  if (deal.status === 'in_review')
    return viewer === 'brand'
      ? { text: 'Review the work', dueAt: decides }
      : { text: 'Awaiting review', dueAt: decides }
  if (deal.milestoneDueAt) {
    const text = viewer === 'brand' ? 'Pay the next milestone' : 'Awaiting the payment of the next milestone'
    return { text, dueAt: payMilestoneBy(deal.milestoneDueAt).toISOString() }
  }
  const product = deal.productStatus && productSteps[deal.productStatus]?.[viewer]
  if (product && waiting > 0) return { text: product, dueAt: deal.productDueAt?.toISOString() ?? null }
  if (waiting === 0 && progress.toPost > 0) {
    const text = viewer === 'talent' ? 'Post it and add the link' : 'Awaiting post'
    return { text, dueAt: progress.postBy && endOfDay(progress.postBy).toISOString() }
  }
  if (progress.changes > 0)
    return { text: viewer === 'talent' ? 'Make the requested changes' : 'You requested changes', dueAt: due }
  return viewer === 'talent'
    ? { text: `Upload ${formatCount(waiting, 'deliverable')}`, dueAt: due }
    : { text: `${formatCount(waiting, 'deliverable')} in progress`, dueAt: due }
}

function latest(dates: readonly Date[]): Date | null {
  return dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : null
}
