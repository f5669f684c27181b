import type { Events } from '@marquee/contract/events/index'
import {
  CANCEL_OVERDUE_AFTER_MS,
  type DealEvent,
  type DealFacts,
  dealLifecycle,
  LATE_DISPUTE_DAYS,
} from '@marquee/contract/lifecycles/deal'
import type { DeliverableStatus } from '@marquee/contract/lifecycles/deliverable'
import { move, type NextActor, nextActor } from '@marquee/contract/lifecycles/lifecycle'
import { milestoneLifecycle } from '@marquee/contract/lifecycles/milestone'
import { isOutstanding, shipmentLifecycle } from '@marquee/contract/lifecycles/shipment'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { isProductLate } from '@marquee/contract/rules/product-plan'
import { hasRights, rightsEndAt } from '@marquee/contract/rules/usage-rights'
import type { deals, deliverables } from './deals.tables.ts'

export type Deal = typeof deals.$inferSelect
type Deliverable = typeof deliverables.$inferSelect

/** The part of a deliverable that decides about its deal. */
interface Work {
  status: DeliverableStatus
  spec: { platform: string }
}

const HOUR_MS = 3_600_000

/** Final states of a deal. */
export const endStates = ['completed', 'cancelled'] as const satisfies Deal['status'][]

/** Returns the place of a deal in the list of a side: 0 where they must act, 1 where they wait, 2 when it has ended. */
export function turnOf(
  deal: Pick<Deal, 'status' | 'productStatus' | 'milestoneDueAt'>,
  side: 'brand' | 'talent',
): 0 | 1 | 2 {
  if (endStates.some((end) => end === deal.status)) return 2
  return nextActorOfDeal(deal) === side ? 0 : 1
}

/** Returns who must act next in a deal: for its next milestone or its product while the work waits for that, otherwise for the work. */
export function nextActorOfDeal({
  status,
  productStatus,
  milestoneDueAt,
}: Pick<Deal, 'status' | 'productStatus' | 'milestoneDueAt'>): NextActor | null {
  if (status === 'active' && milestoneDueAt) return 'brand'
  const isWaiting = status === 'active' && isOutstanding(productStatus)
  return isWaiting && productStatus
    ? nextActor(shipmentLifecycle, productStatus)
    : nextActor(dealLifecycle, status)
}

/** Returns whether a cancellation request or a dispute pauses the work of a deal. */
export function isPaused({ status }: Pick<Deal, 'status'>): boolean {
  return status === 'cancellation_requested' || status === 'disputed'
}

/** Returns whether a deal has not ended. */
export function isRunning({ status }: Pick<Deal, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled'
}

/**
 * Returns whether the brand keeps the completed work of a deal. It keeps none of a cancelled deal, unless that ended because a
 * milestone was not paid: then it keeps the work that was paid.
 */
export function isWorkKept({ status, rightsFrom }: Pick<Deal, 'status' | 'rightsFrom'>): boolean {
  return status !== 'cancelled' || rightsFrom !== null
}

/** The first transition of a deal. */
export const openedDeal = move(dealLifecycle, { status: 'new', version: 0 }, 'open', 'system', dealFacts([]))

/**
 * Returns the facts for a deal's guards from its deliverables; the others matter only to a cancellation and, `mayDisputeLate`,
 * to a dispute.
 */
export function dealFacts(
  work: readonly Work[],
  {
    isAbandoned = false,
    isProductLate = false,
    isMilestoneLate = false,
    mayDisputeLate = false,
  }: Partial<Pick<DealFacts, 'isAbandoned' | 'isProductLate' | 'isMilestoneLate' | 'mayDisputeLate'>> = {},
): DealFacts {
  return {
    allApproved: work.filter(isWanted).every(isApproved),
    anySubmitted: work.some(({ status }) => status === 'submitted'),
    isAbandoned,
    isProductLate,
    isMilestoneLate,
    mayDisputeLate,
  }
}

/** Returns whether a completed deal may still be disputed: until 7 days after its agreed time online. */
export function mayDisputeLate({ status, completedAt, terms }: Deal, now: Date): boolean {
  if (status !== 'completed' || !completedAt) return false
  const daysOnline = Math.max(0, ...terms.deliverables.map(({ minLiveDays }) => minLiveDays))
  return now.getTime() <= completedAt.getTime() + (daysOnline + LATE_DISPUTE_DAYS) * 24 * HOUR_MS
}

/** Returns when the first deliverable of a deal is due. */
export function firstDueAt(work: readonly { dueAt: Date }[]): Date {
  return new Date(Math.min(...work.map(({ dueAt }) => dueAt.getTime())))
}

/**
 * Returns whether the brand may cancel a deal, because nothing was ever submitted and it is overdue. Work that waits for the
 * product is not.
 */
export function isAbandoned(
  { productStatus }: Pick<Deal, 'productStatus'>,
  work: readonly Pick<Deliverable, 'status' | 'dueAt'>[],
  now: Date,
): boolean {
  const wanted = work.filter(isWanted)
  return (
    !isOutstanding(productStatus) &&
    isUntouched(wanted) &&
    firstDueAt(wanted).getTime() + CANCEL_OVERDUE_AFTER_MS <= now.getTime()
  )
}

/** Returns whether the talent may cancel a deal without fault: its product is 7 days late, and nothing was ever submitted. */
export function isUnshipped(
  deal: Pick<Deal, 'productStatus' | 'productDueAt'>,
  isUntouched: boolean,
  now: Date,
): boolean {
  const isOfBrand = deal.productStatus === 'awaiting_shipment' || deal.productStatus === 'issue'
  return isOfBrand && isUntouched && isProductLate(deal.productDueAt, now)
}

/** Returns whether the talent may leave a deal, because its next milestone was not paid in time. */
export function isMilestoneLate({ milestoneDueAt }: Pick<Deal, 'milestoneDueAt'>, now: Date): boolean {
  return milestoneDueAt !== null && payMilestoneBy(milestoneDueAt) <= now
}

/** Returns until when the brand has to pay a milestone that is due since a moment. */
export function payMilestoneBy(dueAt: Date): Date {
  return new Date(dueAt.getTime() + milestoneLifecycle.timers.funding.after)
}

/** Returns whether nothing of a deal was ever submitted. */
export function isUntouched(work: readonly Pick<Deliverable, 'status'>[]): boolean {
  return work.filter(isWanted).every(({ status }) => status === 'pending')
}

/** Returns when a deal ends by itself if nothing is submitted. */
export function abandonedAt(work: readonly { dueAt: Date }[]): Date {
  return new Date(firstDueAt(work).getTime() + dealLifecycle.timers.overdue.after)
}

/** Returns whether a deliverable is still part of its deal: a change of a running deal may have cancelled it. */
export function isWanted({ status }: Pick<Deliverable, 'status'>): boolean {
  return status !== 'cancelled'
}

/** Returns whether a deliverable is approved as a file, posted, or completed. */
export function isApproved({ status, spec }: Work): boolean {
  return status === 'completed' || status === 'live' || (status === 'approved' && spec.platform === 'file')
}

/**
 * Returns the event that brings a deal in line with its deliverables: in review, active, or approved. An approved
 * deal reopens when a change has added work. Null when it is in line already or a person decides about it.
 */
export function nextDealEvent(
  { status }: Pick<Deal, 'status'>,
  facts: DealFacts,
): Extract<DealEvent, 'approve' | 'review' | 'continue' | 'reopen'> | null {
  if (status === 'approved' && !facts.allApproved) return 'reopen'
  if (status !== 'active' && status !== 'in_review') return null
  if (facts.allApproved) return 'approve'
  if (facts.anySubmitted) return status === 'active' ? 'review' : null
  return status === 'in_review' ? 'continue' : null
}

/** Returns the payout date of a deal that is approved now. */
export function payDayOf({ payHours }: Pick<Deal, 'payHours'>, now: Date): Date {
  return new Date(now.getTime() + payHours * HOUR_MS)
}

/** Returns when the right to use the work ends or ended; null before it begins, and without a right. */
export function rightsEndOf({
  rightsFrom,
  rightsUntil,
  terms: { rights },
}: Pick<Deal, 'rightsFrom' | 'rightsUntil' | 'terms'>): Date | null {
  if (!rightsFrom || !hasRights(rights)) return null
  return rightsUntil ?? rightsEndAt(rights, rightsFrom)
}

/** Returns the payload of an event about this deal. */
export function dealEvent(deal: Deal): Events['deal.opened'] {
  return {
    dealId: deal.id,
    offerId: deal.offerId,
    campaignId: deal.campaignId ?? DIRECT_CAMPAIGN_ID,
    brandId: deal.brandId,
    talentId: deal.talentId,
  }
}
