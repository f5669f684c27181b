import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { releasedLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { heldOf, sharesOfHeld, sharesOfRefund } from '../ledger/shares.ts'
import type { Payable } from './payables.store.ts'
import { advance, eventOf, lockWithSubject, payeesOf } from './payment-transitions.ts'
import { lastPayment } from './payments.store.ts'

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
  const held = await lockWithSubject(await lastPayment(payable.id))
  if (
    !held ||
    (held.payment.status !== 'captured' && held.payment.status !== 'partially_refunded') ||
    !held.payment.chargeRef
  )
    return null
  const { payment } = held
  if (payment.releasedAt) return null
  const { id: subject, currency, price } = held.payable
  const before =
    payment.refunded === 0 ? 0 : sharesOfRefund(price, { before: 0, amount: payment.refunded }).held
  const part = { before, amount: heldOf(price) - before }
  if (part.amount === 0) return null
  const lines = releasedLines({ subject, currency, split: price }, payeesOf(payable), part)
  await postJournal({ factKey: `release:${subject}`, kind: 'released', occurredAt, subject, lines })
  await advance(payment, 'release', { releasedAt: occurredAt })
  await emit('payment.released', eventOf(held.payable, payment))
  const { talent, agent } = sharesOfHeld(price, part)
  return { paymentId: payment.id, chargeRef: held.payment.chargeRef, talent, agent }
}
