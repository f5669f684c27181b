import { isDeepStrictEqual } from 'node:util'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { type OfferVersionEvent, offerVersionLifecycle } from '@marquee/contract/lifecycles/offer'
import { type Commission, commissionBps } from '@marquee/contract/rules/commission'
import { splitPrice } from '@marquee/contract/rules/money'
import { subtractPercent } from '@marquee/contract/rules/percent'
import { taxFor } from '@marquee/contract/rules/tax'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import type { Price } from '@marquee/contract/terms/price'
import type { MarketSettings } from '../settings/market-settings.ts'
import type { OfferVersionRow } from './offers.store.ts'

type Versions = readonly OfferVersionRow[]

/** Terms that one side proposes, with their price. */
export interface Proposal {
  by: 'brand' | 'talent'
  kind: OfferVersionRow['kind']
  terms: OfferTerms
  price: Price
  now: Date
}

/** Returns the version that both sides now discuss. */
export function currentVersion(versions: Versions): OfferVersionRow | undefined {
  return versions.find((version) => version.status === 'pending')
}

/** Returns the brand’s last sent version: the one that becomes current again when a counter-offer ends. */
export function lastBrandVersion(versions: Versions): OfferVersionRow | undefined {
  return versions.findLast(
    (version) => version.by === 'brand' && version.status !== 'draft' && version.status !== 'discarded',
  )
}

/** Returns the brand’s more expensive version that waits for its payment hold. */
export function draftVersion(versions: Versions): OfferVersionRow | undefined {
  return versions.find((version) => version.status === 'draft')
}

/** Returns the number of counter-offers that this side has made so far. */
export function counterOffersUsed(versions: Versions, by: Party): number {
  return versions.filter((version) => version.kind === 'counter' && version.by === by).length
}

/** Returns whether two sets of terms are equal apart from the accompanying message. */
export function sameTerms(one: OfferTerms, other: OfferTerms): boolean {
  return isDeepStrictEqual({ ...one, message: '' }, { ...other, message: '' })
}

/** Returns the versions after one of them was accepted, declined, replaced, withdrawn or made current again. */
export function moveVersion(
  versions: Versions,
  version: OfferVersionRow,
  event: OfferVersionEvent,
  by: Party,
): OfferVersionRow[] {
  const { to } = move(offerVersionLifecycle, { status: version.status, version: version.no }, event, by, {})
  return versions.map((row) => (row.no === version.no ? { ...row, status: to } : row))
}

/** Returns the versions with the next one, which replaces the current one. */
export function addVersion(
  offerId: string,
  versions: Versions,
  proposal: Proposal,
): { versions: OfferVersionRow[]; version: OfferVersionRow } {
  const current = currentVersion(versions)
  const replaced = current ? moveVersion(versions, current, 'supersede', 'system') : [...versions]
  const version = nextVersion(offerId, versions, proposal, 'propose')
  return { versions: [...replaced, version], version }
}

/** Returns the versions with the next one as a draft beside the current one. */
export function addDraftVersion(
  offerId: string,
  versions: Versions,
  proposal: Proposal,
): { versions: OfferVersionRow[]; version: OfferVersionRow } {
  const version = nextVersion(offerId, versions, proposal, 'draft')
  return { versions: [...versions, version], version }
}

function nextVersion(
  offerId: string,
  versions: Versions,
  { by, kind, terms, price, now }: Proposal,
  event: 'propose' | 'draft',
): OfferVersionRow {
  const { to } = move(offerVersionLifecycle, { status: 'new', version: 0 }, event, by, {})
  return { offerId, no: versions.length + 1, by, kind, status: to, terms, price, createdAt: now }
}

/**
 * Returns the price of terms today, in minor units. Rate and mode of the fee, the tax and the agency’s
 * commission for this kind of work are stored with the version (design, section 7).
 */
export function priceTerms(
  terms: Pick<OfferTerms, 'price' | 'currency' | 'deliverables'>,
  commission: Commission | null,
  { feeBps, feeMode, vatPercent }: Pick<MarketSettings, 'feeBps' | 'feeMode' | 'vatPercent'>,
): Price {
  const taxPercent = taxFor(terms.currency, vatPercent)
  const agentBps = commissionBps(commission, terms.deliverables)
  const { payerPays, tax, net, fee, agent, talent } = splitPrice({
    gross: terms.price,
    taxPercent,
    feeBps,
    feeMode,
    agentBps,
  })
  return {
    currency: terms.currency,
    payerPays,
    tax,
    taxPercent,
    net,
    fee,
    feeBps,
    feeMode,
    agent,
    agentBps,
    talent,
  }
}

/**
 * Returns a price whose commission is recomputed at these rates, taken from the payees’ share. What the payer
 * pays, the tax and the fee stay the same.
 */
export function withCommission(
  price: Price,
  specs: OfferTerms['deliverables'],
  commission: Commission | null,
): Price {
  const agentBps = commissionBps(commission, specs)
  const payees = price.agent + price.talent
  const talent = subtractPercent(payees, agentBps / 100)
  return { ...price, agent: payees - talent, agentBps, talent }
}
