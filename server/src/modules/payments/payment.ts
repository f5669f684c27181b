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
export function eventOf(payable: Payable, payment: Pick<PaymentRow, 'id'>) {
  const { id: payableId, payerId, payeeId, subject, subjectId } = payable
  return { payableId, paymentId: payment.id, payerId, payeeId, subject, subjectId }
}

/**
 * Moves a locked payment, saves further columns and emits `payment.changed`. Returns the payment as it will
 * be stored.
 */
export async function advance(
  payment: PaymentRow,
  event: PaymentEvent,
  changes: PaymentChanges = {},
): Promise<PaymentRow> {
  const { now } = openTransaction('advance()')
  const set = { clientSecret: null, declineCode: null, ...changes, updatedAt: now }
  const { to, version } = await transition(
    paymentLifecycle,
    payments,
    payment,
    event,
    event === 'retry' ? 'brand' : 'system',
    {},
    { set },
  )
  if (to !== 'requires_action' && to !== 'authorised') await cancelTimers('payment', payment.id)
  const next: PaymentRow = { ...payment, ...set, status: to, version }
  const payable = await lockPayable(payment.payableId)
  if (payable) await emit('payment.changed', eventOf(payable, payment))
  return next
}

/**
 * Locks the subject, then payable and payment; null without one of them. Everyone uses this order, so that no
 * deadlock arises.
 */
export async function lockWithSubject(
  found: PaymentRow | undefined,
): Promise<{ payment: PaymentRow; payable: Payable } | null> {
  if (!found) return null
  const subject = await lockSubjectOf(found.payableId)
  const payment = await lockPayment(found.id)
  return payment && subject ? { payment, payable: subject } : null
}

/** Locks and returns a payable, after the subject that it pays for. */
export async function lockSubjectOf(payableId: string): Promise<Payable | undefined> {
  const payable = await loadPayable(payableId)
  if (payable) await payableSubjects.get().lock(payable)
  return lockPayable(payableId)
}

/** Returns the payees of a payable as the ledger names them. */
export function payeesOf({ payeeId, agencyId }: Pick<Payable, 'payeeId' | 'agencyId'>): {
  talentId: string
  agentId?: string | undefined
} {
  return { talentId: payeeId, agentId: agencyId ?? undefined }
}
