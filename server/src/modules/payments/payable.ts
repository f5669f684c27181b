import { randomUUID } from 'node:crypto'
import { heldOf, sharesOfHeld, sharesOfRefund } from '@marquee/contract/rules/shares'
import type { Price } from '@marquee/contract/terms/price'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { releasedLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { type Payable, type PayableWithPayment, updatePayable } from './payables.store.ts'
import { lockPaymentWithPayable, movePayment, payeesOf, paymentEvent } from './payment.ts'
import { cancelIntent, captureIntent } from './payment-calls.ts'
import { findLastPayment } from './payments.store.ts'

/** The content of a new payable. */
export interface NewPayable {
  subjectId: string
  /** The version of the subject’s terms that it pays for. */
  part: number
  /** The campaign whose budget counts it; null without one. */
  groupId: string | null
  payerId: string
  payeeId: string
  /** The agency that earns the agent’s part of the price; null without one. */
  agencyId: string | null
  title: string
  price: Price
}

/** Returns the row of a new payable. Its amount is computed by the server and never taken from a request. */
export function newPayable({ price, ...input }: NewPayable, now: Date): Payable {
  return {
    ...input,
    id: randomUUID(),
    subject: 'offer',
    price,
    amount: price.payerPays,
    currency: price.currency,
    status: 'due',
    holdEnds: null,
    paidAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * Returns whether a hold covers this price and can be charged. The provider then charges the new amount only
 * and releases the rest (payments, section 5, partial capture).
 */
export function holdCovers({ payable, payment }: PayableWithPayment, price: Price): boolean {
  return (
    payable.status === 'authorised' &&
    payable.currency === price.currency &&
    payment?.status === 'authorised' &&
    payment.intentRef !== null &&
    payment.amount >= price.payerPays
  )
}

/** Has the provider charge the payable's amount from its hold. Returns false when there is no hold. */
export async function chargeHold({ payable, payment }: PayableWithPayment): Promise<boolean> {
  if (payment?.status !== 'authorised' || !payment.intentRef) return false
  // The hold must not be released because of its age while the charge is on its way.
  await cancelTimers('payment', payment.id)
  await captureIntent.request(`capture:${payment.id}`, {
    paymentId: payment.id,
    intentRef: payment.intentRef,
    amount: payable.amount,
  })
  return true
}

/** Has the provider release the hold of a payable that became void, or cancel its unfinished payment. */
export async function releaseHold({ payment }: PayableWithPayment): Promise<void> {
  if (!payment?.intentRef) return
  await cancelIntent.request(`cancel:${payment.id}`, {
    paymentId: payment.id,
    intentRef: payment.intentRef,
  })
}

/** Makes a payable due again after a late charge was refunded. */
export async function reopenPayable(id: string): Promise<void> {
  await updatePayable(id, { status: 'due', paidAt: null, holdEnds: null })
}

/** What completed work earns, in minor units. */
export interface Earned {
  paymentId: string
  chargeRef: string
  talent: number
  agent: number
}

/**
 * Releases the held funds of completed work once: they become our fee and what we owe the payees (payments,
 * section 4.3 row 3). Returns null when nothing is held: unpaid, refunded, disputed, or released before.
 */
export async function releasePayable(payable: Payable): Promise<Earned | null> {
  const { now: occurredAt } = openTransaction('releasePayable()')
  const locked = await lockPaymentWithPayable(await findLastPayment(payable.id))
  if (!locked) return null
  const { payment } = locked
  const isCharged = payment.status === 'captured' || payment.status === 'partially_refunded'
  if (!isCharged || !payment.chargeRef || payment.releasedAt) return null
  const { id: subject, currency, price } = locked.payable
  const returned = payment.refunded + payment.refundDue
  const before = returned === 0 ? 0 : sharesOfRefund(price, { before: 0, amount: returned }).held
  const part = { before, amount: heldOf(price) - before }
  if (part.amount === 0) return null
  const lines = releasedLines({ subject, currency, split: price }, payeesOf(locked.payable), part)
  await postJournal({ factKey: `release:${subject}`, kind: 'released', occurredAt, subject, lines })
  await movePayment(locked, 'release', { releasedAt: occurredAt })
  await emit('payment.released', paymentEvent(locked.payable, payment))
  const { talent, agent } = sharesOfHeld(price, part)
  return { paymentId: payment.id, chargeRef: payment.chargeRef, talent, agent }
}
