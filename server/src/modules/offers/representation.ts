import type { Delegation } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import type { Application } from '../applications/applications.store.ts'
import { earnsCommission, isInForce } from '../mandates/mandate.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import type { MandateWithAgency, Negotiation, Offer } from './offers.store.ts'
import { withCommission } from './terms.ts'

/** The agency of an offer and its commission rates; all null when the talent negotiates alone. */
export type Representation = Pick<Offer, 'agencyId' | 'mandateId' | 'commission'>

const noRepresentation: Representation = { agencyId: null, mandateId: null, commission: null }

/** States in which the commission may still change; acceptance freezes it. */
const unsettled: readonly Offer['status'][] = ['draft', 'pending_talent', 'pending_brand']

/**
 * Returns the representation of a new offer: the agency that applied while it still earns, otherwise the one
 * that represents the talent exclusively.
 */
export function representationFor(
  application: Application | null,
  mandates: readonly MandateWithAgency[],
  now: Date,
): Representation {
  const applied = mandateById(mandates, application?.mandateId ?? null)
  if (applied && earnsCommission(applied, now)) return under(applied)
  const day = today(now)
  const exclusive = mandates.find(({ mandate }) => mandate.exclusive && isInForce(mandate, day))?.mandate
  return exclusive ? under(exclusive) : noRepresentation
}

/** Returns the negotiation with the acting agency when no other agency represents the talent in it. */
export function assignAgency(
  negotiation: Negotiation,
  delegation: Delegation | undefined,
  now: Date,
): Negotiation {
  const current = dropExpiredCommission(negotiation, now)
  const { agencyId, status } = current.offer
  if (!delegation || agencyId || !unsettled.includes(status)) return current
  const mandate = mandateById(current.mandates, delegation.mandateId)
  return mandate ? represent(current, under(mandate)) : current
}

/**
 * Returns the negotiation without a commission that is no longer earned because the mandate and its sunset
 * days have ended. An agency with a newer mandate continues under that one.
 */
export function dropExpiredCommission(negotiation: Negotiation, now: Date): Negotiation {
  const { agencyId, mandateId, status } = negotiation.offer
  if (!agencyId || !mandateId || !unsettled.includes(status)) return negotiation
  const mandate = mandateById(negotiation.mandates, mandateId)
  if (mandate && earnsCommission(mandate, now)) return negotiation
  const day = today(now)
  const next = negotiation.mandates.find(
    (row) => row.mandate.agencyId === agencyId && isInForce(row.mandate, day),
  )?.mandate
  return represent(negotiation, next ? under(next) : noRepresentation)
}

/** Recomputes the shares of every version that may still be accepted, and of the payables for them. */
function represent(negotiation: Negotiation, representation: Representation): Negotiation {
  const { commission, agencyId } = representation
  const versions = negotiation.versions.map((version) => {
    const mayCount = ['pending', 'draft', 'superseded'].includes(version.status)
    if (!mayCount) return version
    return { ...version, price: withCommission(version.price, version.terms.deliverables, commission) }
  })
  const payables = negotiation.payables.map((row) => {
    const { payable } = row
    const version = versions.find(({ no }) => no === payable.part)
    if (!version || payable.status === 'void' || payable.status === 'paid') return row
    const price = withCommission(payable.price, version.terms.deliverables, commission)
    return { ...row, payable: { ...payable, price, agencyId } }
  })
  const current = versions.find(({ no }) => no === negotiation.offer.versionNo)
  const price = current?.price ?? negotiation.offer.price
  return {
    ...negotiation,
    offer: { ...negotiation.offer, ...representation, price },
    versions,
    payables,
  }
}

function mandateById(mandates: readonly MandateWithAgency[], id: string | null): Mandate | undefined {
  return mandates.find(({ mandate }) => mandate.id === id)?.mandate
}

function under({ id: mandateId, agencyId, commission }: Mandate): Representation {
  return { agencyId, mandateId, commission }
}
