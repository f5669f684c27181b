import { type Commission, commissionBps } from '@marquee/contract/rules/commission'
import { roundHalfUp } from '@marquee/contract/rules/money'
import type { Price } from '@marquee/contract/terms/price'
import type { Delegation } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import type { Application } from '../applications/applications.store.ts'
import { payablesOf, updatePayable } from '../payments/payables.store.ts'
import { earnsCommission } from '../roster/earns-commission.ts'
import { findExclusiveMandate, findMandateOf, loadMandate, type Mandate } from '../roster/mandates.store.ts'
import {
  listVersions,
  type Offer,
  type OfferVersionRow,
  updateOffer,
  updateVersionPrice,
} from './offers.store.ts'

/** Whose agency an offer has, and the rates that count for it; all null where the talent negotiates alone. */
export type Representation = Pick<Offer, 'agencyId' | 'mandateId' | 'commission'>

export const noRepresentation: Representation = { agencyId: null, mandateId: null, commission: null }

/** States in which commission may still come or go; from the acceptance on it is frozen. */
const unsettled: readonly Offer['status'][] = ['draft', 'pending_talent', 'pending_brand']

/** For a new offer: the agency that applied, while that still earns, or else the one that represents the talent exclusively. */
export async function representationFor(
  talentId: string,
  application: Application | undefined,
  now: Date,
): Promise<Representation> {
  const applied = application?.mandateId ? await loadMandate(application.mandateId) : undefined
  if (applied && earnsCommission(applied, now)) return under(applied)
  const exclusive = await findExclusiveMandate(talentId, today(now))
  return exclusive ? under(exclusive) : noRepresentation
}

/** The locked offer as this act finds it: the first agency that does something for an offer without one has it from then on. */
export async function assignAgency(offer: Offer, through: Delegation | undefined, now: Date): Promise<Offer> {
  const current = await dropExpiredCommission(offer, now)
  if (!through || current.agencyId || !unsettled.includes(offer.status)) return current
  const mandate = await loadMandate(through.mandateId)
  return mandate ? represent(current, under(mandate)) : current
}

/**
 * The locked offer without a commission that is no longer earned: its mandate has ended and the sunset days are over. An agency whose
 * mandate was replaced goes on under the new one.
 */
export async function dropExpiredCommission(offer: Offer, now: Date): Promise<Offer> {
  if (!offer.agencyId || !offer.mandateId || !unsettled.includes(offer.status)) return offer
  const mandate = await loadMandate(offer.mandateId)
  if (mandate && earnsCommission(mandate, now)) return offer
  const next = await findMandateOf(offer.agencyId, offer.talentId, today(now))
  return represent(offer, next ? under(next) : noRepresentation)
}

/** A price with the agency's part taken from the payees' share at these rates. What the payer pays, tax and fee stay as they are. */
export function withCommission(
  price: Price,
  specs: OfferVersionRow['terms']['deliverables'],
  commission: Commission | null,
): Price {
  const agentBps = commissionBps(commission, specs)
  const payees = price.agent + price.talent
  const agent = roundHalfUp(payees * agentBps, 10_000)
  return { ...price, agent, agentBps, talent: payees - agent }
}

/** Splits anew every version that may still come to count, and what is to be paid for them. */
async function represent(offer: Offer, whose: Representation): Promise<Offer> {
  let price = offer.price
  const versions = await listVersions(offer.id)
  for (const { no, status, terms, price: before } of versions) {
    if (status !== 'pending' && status !== 'draft' && status !== 'superseded') continue
    const split = withCommission(before, terms.deliverables, whose.commission)
    await updateVersionPrice(offer.id, no, split)
    if (no === offer.versionNo) price = split
  }
  for (const payable of await payablesOf([offer.id])) {
    const version = versions.find(({ no }) => no === payable.part)
    if (!version || payable.status === 'void' || payable.status === 'paid') continue
    const split = withCommission(payable.price, version.terms.deliverables, whose.commission)
    await updatePayable(payable.id, { price: split, agencyId: whose.agencyId })
  }
  await updateOffer(offer.id, { ...whose, price })
  return { ...offer, ...whose, price }
}

const under = ({ id: mandateId, agencyId, commission }: Mandate): Representation => ({
  agencyId,
  mandateId,
  commission,
})
