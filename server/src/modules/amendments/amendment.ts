import { isDeepStrictEqual } from 'node:util'
import { fail, failField } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import type { AmendmentFacts } from '@marquee/contract/lifecycles/amendment'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import {
  changedPrice,
  leastPrice,
  leastPriceReason,
  MIN_PRICE_DIFFERENCE,
} from '@marquee/contract/rules/change-price'
import { formatMoney } from '@marquee/contract/rules/currency'
import { limits } from '@marquee/contract/rules/limits'
import { isRenewedTooFar, renewedTime } from '@marquee/contract/rules/usage-rights'
import {
  type AmendedDeliverable,
  type AmendedTerms,
  groupedSpecs,
  isSameSet,
  MAX_AMENDED_DELIVERABLES,
  type PricedTerms,
} from '@marquee/contract/terms/amendment-terms'
import { sumToLower } from '@marquee/contract/terms/milestones'
import { isGift } from '@marquee/contract/terms/price'
import { today } from '../../platform/time/day.ts'
import { type Deal, dealEvent, isWanted, rightsEndOf } from '../deals/deal.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import type { MilestoneRow } from '../milestones/milestones.store.ts'
import type { Payable } from '../payments/payables.store.ts'
import type { AmendedDeal, Amendment } from './amendments.store.ts'

export type Side = 'brand' | 'talent'

/** Different deliverables that the terms of a deal can list. */
const MAX_GROUPS = 20
const OPEN_DEAL: readonly Deal['status'][] = ['active', 'in_review', 'approved']
const OPEN_WORK: readonly Deliverable['status'][] = ['pending', 'submitted', 'changes_requested']

/** Returns whether a change of this deal may be proposed and accepted. */
export function isDealOpen({ status }: Pick<Deal, 'status'>): boolean {
  return OPEN_DEAL.includes(status)
}

/** Returns whether a deal is in the state that a change of this kind needs: completed for a renewal of rights, otherwise open. */
export function isDealReady({ status }: Pick<Deal, 'status'>, { kind }: Pick<Amendment, 'kind'>): boolean {
  return kind === 'rights_renewal' ? status === 'completed' : isDealOpen({ status })
}

/** Returns whether a deliverable may still change: its work is not approved and it is not cancelled. */
export function isChangeable({ status }: Pick<Deliverable, 'status'>): boolean {
  return OPEN_WORK.includes(status)
}

/** Returns the change of a deal that is proposed or agreed; undefined without one. */
export function openAmendment(amendments: readonly Amendment[]): Amendment | undefined {
  return amendments.find(({ status }) => status === 'proposed' || status === 'accepting')
}

/** Returns the change of the brand that waits for its hold; undefined without one. */
export function draftAmendment(amendments: readonly Amendment[]): Amendment | undefined {
  return amendments.find(({ status }) => status === 'draft')
}

/** Returns what a change adds to what the brand pays, in minor units; negative when the price goes down. */
export function differenceOf({ price, priceBefore }: Pick<Amendment, 'price' | 'priceBefore'>): number {
  return price.payerPays - priceBefore.payerPays
}

/** Returns the side that must act on a change next; null when none must. */
export function nextSideOf({ status, by }: Pick<Amendment, 'status' | 'by'>, isHeld: boolean): Side | null {
  if (status === 'draft') return 'brand'
  if (status === 'proposed') return by === 'brand' ? 'talent' : 'brand'
  return status === 'accepting' && !isHeld ? 'brand' : null
}

/** Returns the facts for the guards of a change, for this party. */
export function amendmentFacts(
  { deal, payables }: Pick<AmendedDeal, 'deal' | 'payables'>,
  amendment: Amendment,
  by: Party,
  now: Date,
): AmendmentFacts {
  const payable = payables.find((row) => row.payable.id === amendment.payableId)?.payable
  const isHeld = payable?.status === 'authorised' || payable?.status === 'paid'
  return {
    isProposer: (by === 'agent' ? 'talent' : by) === amendment.by,
    isDealOpen: isDealReady(deal, amendment),
    expired: amendment.expiresAt !== null && amendment.expiresAt <= now,
    funded: differenceOf(amendment) <= 0 || isHeld,
    charging: amendment.status === 'accepting' && isHeld,
  }
}

/** Returns the payload of an event about a change. */
export function amendmentEvent(
  deal: Deal,
  { id: amendmentId, by }: Pick<Amendment, 'id' | 'by'>,
): Events['amendment.proposed'] {
  return { ...dealEvent(deal), amendmentId, by }
}

/** Returns the terms of a deal now, as a change replaces them; cancelled deliverables are left out. */
export function presentTerms(deal: Deal, work: readonly Deliverable[]): PricedTerms {
  const { price, revisions, rights } = deal.terms
  const kept = work.filter(isWanted)
  const deliverables = kept.map(({ id, spec }) => ({ id, ...spec }))
  return { terms: { price, revisions, rights, deliverables }, price: deal.price }
}

/** What decides how far the price of a deal can go down. */
export interface PricedDeal extends Pick<AmendedDeal, 'deal' | 'work' | 'milestones'> {
  payables: readonly { payable: Pick<Payable, 'id' | 'status'> }[]
}

/**
 * Returns the lowest price that a change may set, in minor units: the share of the approved work, or in a deal with milestones what
 * those cost that are paid or being charged, and 1.00 for each other. Approved work is in milestones that are paid.
 */
export function leastPriceOf({ deal, work, milestones, payables }: PricedDeal): number {
  if (deal.fundedMilestones !== null)
    return deal.terms.price - sumToLower(milestonesToLower({ deal, milestones, payables }))
  const kept = work.filter(isWanted)
  const approved = kept.filter((deliverable) => !isChangeable(deliverable)).length
  return leastPrice(deal.terms.price, { approved, all: kept.length })
}

/**
 * Returns the milestones of a deal that are neither paid nor being charged, with their entered prices. One whose amount is held is
 * being charged.
 */
export function milestonesToLower({
  deal,
  milestones,
  payables,
}: Pick<PricedDeal, 'deal' | 'milestones' | 'payables'>) {
  const isUnpaid = ({ status, payableId }: MilestoneRow): boolean => {
    if (status === 'planned') return true
    const owed = payables.find(({ payable }) => payable.id === payableId)?.payable.status
    return status === 'due' && (owed === 'due' || owed === 'action_required')
  }
  return milestones.filter(isUnpaid).map(({ id, no, price, payableId }) => ({
    id,
    no,
    price,
    payableId,
    entered: deal.terms.milestones[no - 1]?.price ?? 0,
  }))
}

/**
 * Returns the full new set of a proposal with its price: approved deliverables stay, in their places. Fails with
 * `same_deal` and `gifted_deal`, and at the field of a deliverable, a date, the revisions or the price that a
 * change cannot set.
 */
export function proposedSet(found: PricedDeal, proposed: AmendedTerms, now: Date): PricedTerms {
  const { deal, work } = found
  const present = presentTerms(deal, work)
  const deliverables = mergedDeliverables(present.terms.deliverables, work, proposed.deliverables, now)
  const used = Math.max(0, ...work.filter(isChangeable).map(({ revisionsUsed }) => revisionsUsed))
  if (proposed.revisions < used)
    failField(
      'terms.revisions',
      used === 1 ? '1 revision has already been used.' : `${used} revisions have already been used.`,
    )
  requirePrice(found, proposed.price)
  requireMilestoneWork(work, deliverables)
  const set = {
    terms: { ...proposed, deliverables },
    price: changedPrice(deal.price, deal.terms.price, proposed.price),
  }
  if (isSameSet(present, set)) fail('same_deal')
  return set
}

function requirePrice(found: PricedDeal, price: number): void {
  const { deal } = found
  const { price: before, currency } = deal.terms
  if (price === before) return
  if (isGift(deal.price)) fail('gifted_deal')
  const least = leastPriceOf(found)
  const why = leastPriceReason(deal.fundedMilestones !== null)
  if (price < least && price < before)
    failField('terms.price', `The lowest price is ${formatMoney(least, currency)}, ${why}.`)
  if (Math.abs(price - before) < MIN_PRICE_DIFFERENCE)
    failField(
      'terms.price',
      `The price must change by at least ${formatMoney(MIN_PRICE_DIFFERENCE, currency)}.`,
    )
}

/** Fails where a milestone would have nothing left to do. */
function requireMilestoneWork(work: readonly Deliverable[], kept: readonly AmendedDeliverable[]): void {
  const keptIds = new Set(kept.map(({ id }) => id))
  const numbers = (among: readonly Deliverable[]) =>
    new Set(among.flatMap(({ milestoneNo }) => milestoneNo ?? []))
  const left = numbers(work.filter(({ id }) => keptIds.has(id)))
  const empty = [...numbers(work.filter(isWanted))].find((no) => !left.has(no))
  if (empty) failField('terms.deliverables', `Milestone ${empty} must keep at least one deliverable.`)
}

function mergedDeliverables(
  present: readonly AmendedDeliverable[],
  work: readonly Deliverable[],
  proposed: readonly AmendedDeliverable[],
  now: Date,
): AmendedDeliverable[] {
  const changeable = new Set(work.filter(isChangeable).map(({ id }) => id))
  const named = new Set<string>()
  for (const [index, item] of proposed.entries())
    requireItem(item, `terms.deliverables.${index}`, { present, changeable, named, now })
  const kept = present.flatMap((old) =>
    old.id !== null && !changeable.has(old.id) ? [old] : proposed.filter(({ id }) => id === old.id),
  )
  const deliverables = [...kept, ...proposed.filter(({ id }) => id === null)]
  const count = deliverables.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count > MAX_AMENDED_DELIVERABLES || groupedSpecs(deliverables).length > MAX_GROUPS)
    failField(
      'terms.deliverables',
      `A deal can have up to ${MAX_GROUPS} different deliverables, and ${MAX_AMENDED_DELIVERABLES} in all.`,
    )
  return deliverables
}

interface ItemScope {
  present: readonly AmendedDeliverable[]
  changeable: ReadonlySet<string>
  /** The ids that were named before; grows. */
  named: Set<string>
  now: Date
}

/** Fails at a deliverable that is not of the deal, is named twice or approved, or is due before today. */
function requireItem(
  item: AmendedDeliverable,
  path: string,
  { present, changeable, named, now }: ItemScope,
): void {
  const old = item.id === null ? undefined : present.find(({ id }) => id === item.id)
  if (item.id !== null) {
    if (!old) failField(`${path}.id`, 'This deliverable is not part of the deal.')
    if (named.has(item.id)) failField(`${path}.id`, 'This deliverable is listed twice.')
    named.add(item.id)
    if (!changeable.has(item.id) && !isDeepStrictEqual(old, item))
      failField(`${path}.id`, 'This deliverable is approved and can’t change.')
    if (item.quantity !== 1)
      failField(`${path}.quantity`, 'The quantity must be 1. Add more as new deliverables.')
  }
  if (item.draftDue !== old?.draftDue && item.draftDue < today(now))
    failField(`${path}.draftDue`, 'The due date can’t be in the past.')
}

/**
 * Returns whether a change still fits its deal: the deal has the terms that it was proposed for, and nothing that
 * it replaces was approved meanwhile.
 */
export function fitsDeal(
  found: PricedDeal,
  { termsBefore, terms, deliverableId }: Pick<Amendment, 'termsBefore' | 'terms' | 'deliverableId'>,
): boolean {
  const { deal, work } = found
  const present = presentTerms(deal, work).terms
  if (!isDeepStrictEqual(present, termsBefore)) return false
  const changeable = new Set(work.filter(isChangeable).map(({ id }) => id))
  // An extra revision is worth nothing once its work is approved.
  if (deliverableId && !changeable.has(deliverableId)) return false
  const isSettledKept = present.deliverables.every(
    (old) =>
      (old.id !== null && changeable.has(old.id)) ||
      terms.deliverables.some((item) => isDeepStrictEqual(item, old)),
  )
  const isPriceAllowed = terms.price >= deal.terms.price || terms.price >= leastPriceOf(found)
  return isSettledKept && isPriceAllowed
}

/**
 * Returns whether a change is bought at a price that the terms of the deal have for it: an extra revision, or a renewal of rights,
 * which the brand proposes at no other price.
 */
export function isBoughtAtAgreedPrice(
  { terms: { extraRevisionPrice } }: Pick<Deal, 'terms'>,
  { kind, by, terms, termsBefore }: Pick<Amendment, 'kind' | 'by' | 'terms' | 'termsBefore'>,
): boolean {
  if (kind === 'rights_renewal') return by === 'brand'
  return kind === 'extra_revision' && by === 'brand' && terms.price - termsBefore.price === extraRevisionPrice
}

/**
 * Returns the terms of a deal with the price of one more revision of a deliverable. Fails with `wrong_state` when its work
 * is approved or cancelled, `revisions_left`, `gifted_deal`, and at the price where it would be too high.
 */
export function withExtraRevision(
  { deal, work }: Pick<AmendedDeal, 'deal' | 'work'>,
  { id, status, version, revisionsUsed, revisionsIncluded }: Deliverable,
  price: number,
): PricedTerms {
  const present = presentTerms(deal, work)
  if (!isChangeable({ status })) fail('wrong_state', { state: status, version })
  if (revisionsUsed < revisionsIncluded) fail('revisions_left')
  if (isGift(deal.price)) fail('gifted_deal')
  const whole = deal.terms.price + price
  if (whole > limits.amount) failField('price', 'That amount is too large.')
  if (!present.terms.deliverables.some((item) => item.id === id)) fail('not_found')
  return {
    terms: { ...present.terms, price: whole },
    price: changedPrice(deal.price, deal.terms.price, whole),
  }
}

/**
 * Returns the terms of a completed deal with the price of a renewal of the right to use its work, for all its months together. Fails
 * with `no_rights`, `gifted_deal`, and at the price or the months where they would be too many.
 */
export function withRenewal(
  { deal, work }: Pick<AmendedDeal, 'deal' | 'work'>,
  { price, months }: { price: number; months: number },
  now: Date,
): PricedTerms {
  const endsAt = rightsEndOf(deal) ?? fail('no_rights')
  if (isGift(deal.price)) fail('gifted_deal')
  if (isRenewedTooFar(renewedTime(endsAt, months, now).until, now))
    failField('months', 'The right can’t last for more than 10 years from now.')
  const whole = deal.terms.price + price
  if (whole > limits.amount) failField('months', 'The price for so many months is too large.')
  const present = presentTerms(deal, work)
  return {
    terms: { ...present.terms, price: whole },
    price: changedPrice(deal.price, deal.terms.price, whole),
  }
}
