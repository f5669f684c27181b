import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import { heldPrice, linesOfMilestones } from '@marquee/contract/terms/milestones'
import { isGift } from '@marquee/contract/terms/price'
import { holdCovers, newPayable } from '../payments/payable.ts'
import type { Payable, PayableWithPayment } from '../payments/payables.store.ts'
import type { Negotiation, OfferVersionRow } from './offers.store.ts'
import { draftVersion, moveVersion } from './terms.ts'

/** Returns the payable of the current terms with its open payment. */
export function currentHold({
  offer,
  payables,
}: Pick<Negotiation, 'offer' | 'payables'>): PayableWithPayment | undefined {
  return payables.find(({ payable }) => payable.id === offer.payableId)
}

/**
 * Returns until when an answer may arrive: the answer period of the market from `from`, at most until the
 * hold ends (design, section 7).
 */
export function answerDeadline(
  { settings }: Pick<Negotiation, 'settings'>,
  from: Date,
  payable: Payable | undefined,
): Date {
  const full = from.getTime() + settings.offerHours * 3_600_000
  return new Date(Math.min(full, payable?.holdEnds?.getTime() ?? full))
}

/**
 * Returns the negotiation with the price of these terms on its current hold, or with their first milestone; null when the hold does
 * not cover it. Gifted work needs no hold, so the one there is becomes void.
 */
export function repriceHold(
  negotiation: Negotiation,
  { price: whole, terms }: Pick<OfferVersionRow, 'price' | 'terms'>,
): Negotiation | null {
  if (isGift(whole))
    return voidPayables({ ...negotiation, offer: { ...negotiation.offer, payableId: null } }, null)
  const price = heldPrice(whole, terms)
  const held = currentHold(negotiation)
  if (!held || !holdCovers(held, price)) return null
  const { agencyId } = negotiation.offer
  const title = titleOf(terms, negotiation.talent.displayName)
  return withPayable(negotiation, { ...held.payable, title, price, amount: price.payerPays, agencyId })
}

/** Returns the negotiation with a payable for this version, and the payable: a new one, or the one it has. */
export function addPayableFor(
  negotiation: Negotiation,
  { no, price: whole, terms }: Pick<OfferVersionRow, 'no' | 'price' | 'terms'>,
  now: Date,
): { negotiation: Negotiation; payable: Payable } {
  const price = heldPrice(whole, terms)
  const { offer, talent, payables } = negotiation
  const known = payables.find((row) => row.payable.part === no)?.payable
  if (known) {
    // Since it was created an agency may have joined or left.
    const payable = { ...known, price, agencyId: offer.agencyId }
    return { negotiation: withPayable(negotiation, payable), payable }
  }
  const payable = newPayable(
    {
      subjectId: offer.id,
      part: no,
      groupId: offer.campaignId,
      payerId: offer.brandId,
      payeeId: offer.talentId,
      agencyId: offer.agencyId,
      title: titleOf(terms, talent.displayName),
      price,
    },
    now,
  )
  return {
    negotiation: { ...negotiation, payables: [...payables, { payable, payment: null }] },
    payable,
  }
}

function titleOf({ deliverables, milestones }: OfferVersionRow['terms'], talentName: string): string {
  const [first] = linesOfMilestones(milestones)
  if (!first) return `${describeDeliverables(deliverables)} by ${talentName}`
  const own = describeDeliverables(deliverables.slice(...first))
  return `Milestone 1 of ${milestones.length}: ${own} by ${talentName}`
}

/** Returns the negotiation with every payable void but the kept one and those that are paid. */
export function voidPayables(negotiation: Negotiation, keptId: string | null): Negotiation {
  return {
    ...negotiation,
    payables: negotiation.payables.map((row) => (row.payable.id === keptId ? row : voided(row))),
  }
}

/** Returns the negotiation without the brand’s version that waits for its hold: it is never sent. */
export function discardDraft(negotiation: Negotiation): Negotiation {
  const draft = draftVersion(negotiation.versions)
  if (!draft) return negotiation
  return {
    ...negotiation,
    versions: moveVersion(negotiation.versions, draft, 'discard', 'system'),
    payables: negotiation.payables.map((row) => (row.payable.part === draft.no ? voided(row) : row)),
  }
}

function withPayable(negotiation: Negotiation, payable: Payable): Negotiation {
  return {
    ...negotiation,
    payables: negotiation.payables.map((row) => (row.payable.id === payable.id ? { ...row, payable } : row)),
  }
}

function voided(row: PayableWithPayment): PayableWithPayment {
  const { status } = row.payable
  if (status === 'void' || status === 'paid') return row
  return { ...row, payable: { ...row.payable, status: 'void', holdEnds: null } }
}
