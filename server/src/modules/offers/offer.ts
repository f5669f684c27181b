import { fail, failField } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { type OfferEvent, type OfferFacts, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { arePlacesTaken } from '@marquee/contract/rules/places'
import { heldPrice, tooLongIssue } from '@marquee/contract/terms/milestones'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { isGift } from '@marquee/contract/terms/price'
import { accountIdOf, type RequestContext } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import type { Application } from '../applications/applications.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import type { Payable, PayableWithPayment } from '../payments/payables.store.ts'
import {
  addPayableFor,
  answerDeadline,
  currentHold,
  discardDraft,
  repriceHold,
  voidPayables,
} from './hold.ts'
import type { Negotiation, Offer, OfferVersionRow } from './offers.store.ts'
import {
  addDraftVersion,
  addVersion,
  counterOffersUsed,
  currentVersion,
  draftVersion,
  lastBrandVersion,
  moveVersion,
  type Proposal,
  priceTerms,
  sameTerms,
} from './terms.ts'

/** Who moves an offer, and when. */
export interface Step {
  by: Party
  /** The account that makes the request, or `system`. */
  actor: string
  now: Date
  /** The version of the terms that the party has seen; another current one fails with `offer_changed`. */
  versionNo?: number
  reason?: string
}

/** Columns of an offer that a step saves with its transition. */
export type OfferColumns = Partial<Offer>

/** Returns the account and the time of a request, for its step. */
export function stepOf({ actor, now }: RequestContext): Pick<Step, 'actor' | 'now'> {
  return { actor: accountIdOf(actor), now }
}

/** Returns the step of a timer or an event handler. */
export function systemStep(now: Date): Step {
  return { by: 'system', actor: 'system', now }
}

/** Returns the facts for the guards of an offer; `terms` are those that the party proposes. */
export function offerFacts(
  negotiation: Negotiation,
  { by, now }: Pick<Step, 'by' | 'now'>,
  terms?: OfferTerms,
): OfferFacts {
  const { offer, campaign, brand, versions } = negotiation
  const payable = currentHold(negotiation)?.payable
  const current = versions.find((version) => version.no === offer.versionNo)
  const isHeld = payable?.status === 'authorised'
  return {
    entitled: isEntitled(brand),
    expired: offer.expiresAt !== null && offer.expiresAt <= now,
    counterOffersUsed: counterOffersUsed(versions, by),
    sameTerms: terms !== undefined && current !== undefined && sameTerms(terms, current.terms),
    extendedOnce: offer.extendedOnce,
    // Negotiations continue while a campaign is paused or closed to applications; only its end stops them.
    campaignRunning:
      !campaign || (campaign.removedAt === null && ['live', 'paused', 'closed'].includes(campaign.status)),
    placesLeft: !campaign || !arePlacesTaken(campaign),
    funded: isGift(offer.price) || (isHeld && payable.amount === amountToHold(offer, current)),
    charging: isCharging(negotiation),
  }
}

function amountToHold({ price }: Offer, current: OfferVersionRow | undefined): number {
  return current ? heldPrice(price, current.terms).payerPays : price.payerPays
}

/** Returns the payload of an event about this offer. */
export function offerEvent(offer: Offer): Events['offer.sent'] {
  return {
    offerId: offer.id,
    campaignId: offer.campaignId ?? DIRECT_CAMPAIGN_ID,
    applicationId: offer.applicationId,
    brandId: offer.brandId,
    talentId: offer.talentId,
    versionNo: offer.versionNo,
  }
}

/** Returns whether the answer of one side is awaited. */
export function isWaiting({ status }: Pick<Offer, 'status'>): boolean {
  return status === 'pending_talent' || status === 'pending_brand'
}

/** Returns whether the offer is open and no charge for it is on its way, so that it can still end without a deal. */
export function mayEnd({ offer, payables }: Pick<Negotiation, 'offer' | 'payables'>): boolean {
  if (offer.status === 'awaiting_payment') return !isCharging({ offer, payables })
  return offer.status === 'draft' || isWaiting(offer)
}

/** Returns whether both sides have agreed and the hold is being charged. */
function isCharging({ offer, payables }: Pick<Negotiation, 'offer' | 'payables'>): boolean {
  const status = currentHold({ offer, payables })?.payable.status
  return offer.status === 'awaiting_payment' && (status === 'authorised' || status === 'paid')
}

/** Returns whether the brand has not decided on an application. */
export function isUndecided({ status }: Pick<Application, 'status'>): boolean {
  return status === 'submitted' || status === 'shortlisted'
}

/** Moves the offer. Fails with the errors of its lifecycle and with `offer_changed`. */
export function moveOffer(
  negotiation: Negotiation,
  event: OfferEvent,
  step: Step,
  columns: OfferColumns = {},
  terms?: OfferTerms,
): Negotiation {
  const { offer, transitions } = negotiation
  requireVersion(offer, step)
  const result = move(offerLifecycle, offer, event, step.by, offerFacts(negotiation, step, terms))
  return {
    ...negotiation,
    offer: { ...offer, ...columns, status: result.to, version: result.version, updatedAt: step.now },
    transition: { result, by: step.by, reason: step.reason },
    transitions: [...transitions, { event, by: step.by, actor: step.actor, at: step.now }],
  }
}

function requireVersion(offer: Offer, { versionNo }: Step): void {
  if (versionNo !== undefined && versionNo !== offer.versionNo)
    fail('offer_changed', { state: offer.status, version: offer.versionNo })
}

/** The negotiation after new terms, and the payable that must be held before they are sent; null without one. */
export interface Proposed {
  negotiation: Negotiation
  due: Payable | null
  /** The version with the new terms. */
  version: OfferVersionRow
}

/**
 * Replaces the terms by an edit or a counter-offer. Those of the talent, and those of the brand that its hold
 * covers, are current at once with a new deadline. More expensive ones of the brand wait beside the current
 * version for their own hold.
 */
export function proposeTerms(
  negotiation: Negotiation,
  kind: 'edit' | 'counter',
  proposed: OfferTerms,
  step: Step & { by: 'brand' | 'talent' },
): Proposed {
  const terms = withoutUnusedPrice(proposed)
  const { offer, settings } = negotiation
  if (terms.currency !== offer.price.currency)
    failField('terms.currency', `This offer is in ${offer.price.currency}.`)
  requireFee(terms, negotiation.campaign)
  requireMilestones(terms, step.now)
  const price = priceTerms(terms, offer.commission, settings)
  const proposal = { by: step.by, kind, terms, price, now: step.now }
  if (step.by === 'brand' && offer.status === 'draft')
    return redraft(negotiation, { ...proposal, kind: 'edit' }, step)
  const covered = step.by === 'talent' ? negotiation : repriceHold(negotiation, { price, terms })
  if (!covered) return waitForHold(negotiation, { ...proposal, kind }, step)

  const expiresAt = answerDeadline(covered, step.now, currentHold(covered)?.payable)
  const moved = discardDraft(moveOffer(covered, kind, step, { expiresAt }, terms))
  const { versions, version } = addVersion(offer.id, moved.versions, proposal)
  const next = { ...moved.offer, versionNo: version.no, price }
  return { negotiation: { ...moved, offer: next, versions }, due: null, version }
}

/** Returns terms without a price of a renewal where the work is done for a gift: a gift is not renewed. */
export function withoutUnusedPrice(terms: OfferTerms): OfferTerms {
  return terms.price === 0 ? { ...terms, renewalPrice: null, milestones: [] } : terms
}

/** Fails unless the terms have a fee, or their campaign gives a product instead (design, section 7). */
export function requireFee({ price }: Pick<OfferTerms, 'price'>, campaign: Negotiation['campaign']): void {
  if (price === 0 && campaign?.payModel !== 'gifted')
    failField('terms.price', 'Please enter a fee. Only a gifted campaign takes offers without one.')
}

/** Fails where work takes longer than money is held for it in one payment (domain, section 2). */
export function requireMilestones(terms: OfferTerms, now: Date): void {
  const issue = tooLongIssue(terms, today(now))
  if (issue) failField('terms.milestones', issue)
}

/** Replaces the terms of a draft, which its talent has not seen, and what is to be paid for them. */
function redraft(negotiation: Negotiation, proposal: Proposal, step: Step): Proposed {
  const moved = moveOffer(negotiation, 'edit', step, {}, proposal.terms)
  const { versions, version } = addVersion(moved.offer.id, moved.versions, proposal)
  if (isGift(version.price)) {
    const offer = { ...moved.offer, versionNo: version.no, price: version.price, payableId: null }
    return { negotiation: { ...voidPayables({ ...moved, versions }, null), offer }, due: null, version }
  }
  const added = addPayableFor({ ...moved, versions }, version, step.now)
  const offer = {
    ...moved.offer,
    versionNo: version.no,
    price: version.price,
    payableId: added.payable.id,
  }
  return {
    negotiation: { ...voidPayables(added.negotiation, added.payable.id), offer },
    due: added.payable,
    version,
  }
}

/** Checks everything that sending will check, so that nobody pays for terms that cannot be sent. */
function waitForHold(
  negotiation: Negotiation,
  proposal: Proposal & { kind: 'edit' | 'counter' },
  step: Step,
): Proposed {
  const { offer } = negotiation
  requireVersion(offer, step)
  move(offerLifecycle, offer, proposal.kind, step.by, offerFacts(negotiation, step, proposal.terms))
  const current = discardDraft(negotiation)
  const { versions, version } = addDraftVersion(offer.id, current.versions, proposal)
  const added = addPayableFor({ ...current, versions }, version, step.now)
  return { negotiation: added.negotiation, due: added.payable, version }
}

/**
 * Makes the brand’s waiting version current, whose hold is now in place. Returns null when it was dropped or
 * the negotiation has moved on.
 */
export function activateDraft(negotiation: Negotiation, payable: Payable, now: Date): Negotiation | null {
  const draft = draftVersion(negotiation.versions)
  if (!draft || draft.no !== payable.part) return null
  const event = draft.kind === 'counter' ? 'counter' : 'edit'
  if (negotiation.offer.status !== (event === 'counter' ? 'pending_brand' : 'pending_talent')) return null
  const offer = { ...negotiation.offer, price: draft.price, versionNo: draft.no, payableId: payable.id }
  const expiresAt = answerDeadline(negotiation, now, payable)
  const moved = moveOffer({ ...negotiation, offer }, event, systemStep(now), { expiresAt })
  const current = currentVersion(moved.versions)
  const replaced = current ? moveVersion(moved.versions, current, 'supersede', 'system') : moved.versions
  const versions = moveVersion(replaced, draft, 'stand', 'system')
  return voidPayables({ ...moved, versions }, payable.id)
}

/** Ends a counter-offer: the brand’s last version becomes current again. The negotiation continues. */
export function dropCounterOffer(
  negotiation: Negotiation,
  event: 'reject_counter' | 'withdraw_counter',
  step: Step & { by: 'brand' | 'talent' },
): Negotiation {
  const { offer } = negotiation
  const isRejected = event === 'reject_counter'
  const expiresAt = isRejected
    ? answerDeadline(negotiation, step.now, currentHold(negotiation)?.payable)
    : offer.expiresAt
  const moved = discardDraft(moveOffer(negotiation, event, step, { expiresAt }))
  const counter = currentVersion(moved.versions) ?? fail('offer_changed')
  const dropped = moveVersion(moved.versions, counter, isRejected ? 'reject' : 'withdraw', step.by)
  const last = lastBrandVersion(dropped) ?? fail('offer_changed')
  return {
    ...moved,
    offer: { ...moved.offer, versionNo: last.no, price: last.price },
    versions: moveVersion(dropped, last, 'stand_again', 'system'),
  }
}

/**
 * An accepted negotiation: `charge` is the hold that pays for it, `due` what must be paid without one. Both are
 * null for gifted work, whose deal opens at once.
 */
export interface Accepted {
  negotiation: Negotiation
  charge: PayableWithPayment | null
  due: Payable | null
}

/**
 * Accepts the named version: the terms and the commission earned today are frozen and a place of the campaign
 * is reserved. The deal opens once the charge has succeeded (`payment.captured`).
 */
export function acceptTerms(negotiation: Negotiation, step: Step & { by: 'brand' | 'talent' }): Accepted {
  const columns = { acceptedBy: step.by, expiresAt: null }
  const moved = discardDraft(moveOffer(negotiation, 'accept', step, columns))
  const current = currentVersion(moved.versions) ?? fail('offer_changed')
  const reserved = changePlaces(moved, 1)
  const repriced = repriceHold(reserved, current)
  if (repriced) return { negotiation: repriced, charge: currentHold(repriced) ?? null, due: null }

  const added = addPayableFor(reserved, current, step.now)
  const offer = { ...added.negotiation.offer, payableId: added.payable.id }
  return {
    negotiation: voidPayables({ ...added.negotiation, offer }, added.payable.id),
    charge: null,
    due: added.payable,
  }
}

/** Returns the version that both sides have now agreed on. */
export function acceptedVersion({ negotiation }: Accepted): OfferVersionRow {
  return currentVersion(negotiation.versions) ?? fail('offer_changed')
}

/** Returns the negotiation with places of its campaign taken (1) or released (-1); a direct offer has none. */
function changePlaces(negotiation: Negotiation, by: 1 | -1): Negotiation {
  const { campaign } = negotiation
  if (!campaign) return negotiation
  const placesTaken = Math.max(0, campaign.placesTaken + by)
  return { ...negotiation, campaign: { ...campaign, placesTaken } }
}

/** Releases the place that was reserved by an acceptance whose charge has not succeeded. */
export function releasePlace(negotiation: Negotiation): Negotiation {
  return negotiation.offer.status === 'awaiting_payment' ? changePlaces(negotiation, -1) : negotiation
}

/** How an offer ends without a deal: what becomes of the current version, and the word for notifications. */
export const endings = {
  reject: { version: 'reject', how: 'declined' },
  cancel: { version: 'withdraw', how: 'withdrawn' },
  discard: { version: 'withdraw', how: 'discarded' },
  expire: { version: 'expire', how: 'expired' },
} as const

/** Ends the negotiation without a deal and gives up every hold. */
export function endNegotiation(
  negotiation: Negotiation,
  event: keyof typeof endings,
  step: Step,
  columns: OfferColumns = {},
): Negotiation {
  const moved = moveOffer(releasePlace(negotiation), event, step, { ...columns, expiresAt: null })
  const ended = voidPayables(discardDraft(moved), null)
  const current = currentVersion(ended.versions)
  if (!current) return ended
  const by = step.by === 'talent' || step.by === 'system' ? step.by : 'brand'
  return { ...ended, versions: moveVersion(ended.versions, current, endings[event].version, by) }
}

/** Ends the negotiation with a deal: the accepted version is final and all other payables are void. */
export function completeNegotiation(negotiation: Negotiation, now: Date): Negotiation {
  const moved = moveOffer(negotiation, 'fund', systemStep(now))
  const current = currentVersion(moved.versions) ?? fail('offer_changed')
  const versions = moveVersion(moved.versions, current, 'accept', moved.offer.acceptedBy ?? 'talent')
  return voidPayables({ ...moved, versions }, moved.offer.payableId)
}
