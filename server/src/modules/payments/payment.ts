import { type PaymentEvent, paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { loadPayable, lockPayable, type Payable } from './payables.store.ts'
import { payableSubjects } from './payments.ports.ts'
import { lockPayment, type PaymentChanges, type PaymentRow } from './payments.store.ts'
import { payments } from './payments.tables.ts'

/** Returns the payload of an event about this payment. */
export function paymentEvent(payable: Payable, payment: Pick<PaymentRow, 'id'>) {
  const { id: payableId, payerId, payeeId, subject, subjectId } = payable
  return { payableId, paymentId: payment.id, payerId, payeeId, subject, subjectId }
}

/**
 * Moves a locked payment, saves further columns and emits `payment.changed`. Returns the payment as it will
 * be stored. Fails with the errors of its lifecycle.
 */
export async function movePayment(
  { payment, payable }: LockedPayment,
  event: PaymentEvent,
  changes: PaymentChanges = {},
): Promise<PaymentRow> {
  const { now } = openTransaction('movePayment()')
  const set = { clientSecret: null, declineCode: null, ...changes, updatedAt: now }
  const by = event === 'retry' ? 'brand' : 'system'
  const { to, version } = await transition(paymentLifecycle, payments, payment, event, by, {}, { set })
  if (to !== 'requires_action' && to !== 'authorised') await cancelTimers('payment', payment.id)
  await emit('payment.changed', paymentEvent(payable, payment))
  return { ...payment, ...set, status: to, version }
}

/** A payment with its payable, both locked after the subject that they pay for. */
export interface LockedPayment {
  payment: PaymentRow
  payable: Payable
}

/**
 * Locks the subject of a payment, then its payable and the payment itself; null without one of them. Everyone
 * uses this order, so that no deadlock arises.
 */
export async function lockPaymentWithPayable(found: PaymentRow | undefined): Promise<LockedPayment | null> {
  const known = found && (await loadPayable(found.payableId))
  if (!known) return null
  const payable = await lockPayableWithSubject(known)
  const payment = await lockPayment(found.id)
  return payment && payable ? { payment, payable } : null
}

/** Locks the subject of a payable, then the payable, and returns the payable as it is now. */
export async function lockPayableWithSubject(known: Payable): Promise<Payable | undefined> {
  await payableSubjects.get().lock(known)
  return lockPayable(known.id)
}

/** Returns the payees of a payable as the ledger names them. */
export function payeesOf({ payeeId, agencyId }: Pick<Payable, 'payeeId' | 'agencyId'>): {
  talentId: string
  agentId?: string | undefined
} {
  return { talentId: payeeId, agentId: agencyId ?? undefined }
}

/** The parts of an amount that goes back to the payer, in minor units. */
export interface ReturnedParts {
  /** We owed it to the payer already, since a failed refund: nobody else loses anything. */
  due: number
  /** It is taken from the held funds, or from the shares after the release. */
  fresh: number
  /** What was taken from them before. */
  before: number
}

/** Returns the parts of an amount that goes back to the payer; what is owed since a failed refund goes first. */
export function splitReturn(
  { refunded, refundDue }: Pick<PaymentRow, 'refunded' | 'refundDue'>,
  amount: number,
): ReturnedParts {
  const due = Math.min(refundDue, amount)
  return { due, fresh: amount - due, before: refunded + refundDue }
}
