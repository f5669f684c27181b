import { formatMoney } from '@marquee/contract/rules/currency'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { log } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { loadAccount } from '../identity/identity.store.ts'
import {
  refundAfterReleaseLines,
  refundFailedLines,
  refundLines,
  refundRepeatedLines,
} from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { creditInvoice } from './invoice-payment.ts'
import type { Payable } from './payables.store.ts'
import {
  type LockedPayment,
  lockPaymentWithPayable,
  movePayment,
  payeesOf,
  paymentEvent,
  splitReturn,
} from './payment.ts'
import { owedShares } from './payments.ports.ts'
import {
  createRefund,
  findPaymentByIntent,
  findRefundByRef,
  loadPayment,
  loadRefund,
  lockRefund,
  type PaymentRow,
  type RefundRow,
  updatePayment,
  updateRefund,
} from './payments.store.ts'

/** Fetches a refund. */
export function fetchRefund(id: string): Promise<Stripe.Refund> {
  return provider().refunds.retrieve(id)
}

/**
 * Records a refund’s state at the provider, including a refund made there by hand. Works in any order and any
 * number of times.
 */
export async function applyRefund(refund: Stripe.Refund): Promise<void> {
  const locked = await lockForRefund(refund)
  if (!locked) return
  const { row } = locked
  if (!row.refundRef) await updateRefund(row.id, { refundRef: refund.id })
  const hasFailed = refund.status === 'failed' || refund.status === 'canceled'
  // A refund first seen after the bank has returned it still moved money twice.
  const hasMoved = refund.status === 'succeeded' || (hasFailed && refund.failure_balance_transaction)
  const booked = hasMoved && row.status === 'pending' ? await bookRefund(locked, refund) : locked
  if (hasFailed && row.status !== 'failed') await bookFailedRefund(booked, refund)
}

/** Records that the provider did not refund at all: no money moved. */
export async function failRefund(refundId: string): Promise<void> {
  const known = await loadRefund(refundId)
  const locked = known && (await lockPaymentWithPayable(await loadPayment(known.paymentId)))
  const row = await lockRefund(refundId)
  if (!locked || row?.status !== 'pending') return
  await updateRefund(refundId, { status: 'failed' })
  await emit('payment.refund_rejected', { ...paymentEvent(locked.payable, locked.payment), refundId })
}

/** Books a refund and returns its rows as they will be stored. */
async function bookRefund(locked: LockedRefund, refund: Stripe.Refund): Promise<LockedRefund> {
  const { payment, payable, row } = locked
  const { now: occurredAt } = openTransaction('applyRefund()')
  const { id: subject, currency, price } = payable
  const deal = { subject, currency, split: price }
  const { due, fresh, before } = splitReturn(payment, row.amount)
  const part = { before, amount: fresh }
  const wasReleased = payment.releasedAt !== null
  const lines = wasReleased
    ? refundAfterReleaseLines(deal, payeesOf(payable), part, await owedShares.get().owedOf(payable.id))
    : refundLines(deal, part)
  await postJournal({
    factKey: `refund:${refund.id}`,
    kind: fresh === 0 ? 'refund_repeated' : wasReleased ? 'refunded_after_release' : 'refunded',
    occurredAt,
    subject,
    lines: [...lines, ...refundRepeatedLines({ brandId: payable.payerId, currency, amount: due })],
    providerTxn: idOf(refund.balance_transaction),
  })
  const refundChanges = { status: 'succeeded' as const, refundRef: refund.id, wasReleased }
  await updateRefund(row.id, refundChanges)
  const refunded = payment.refunded + row.amount
  const changes = { refunded, refundDue: payment.refundDue - due }
  const isWhole = refunded === payment.captured
  const moved =
    payment.status === 'charged_back'
      ? await changePayment(payment, {
          ...changes,
          resumeStatus: isWhole ? 'refunded' : 'partially_refunded',
        })
      : await movePayment({ payment, payable }, isWhole ? 'refund' : 'refund_part', changes)
  await creditInvoice(payment, payable, {
    factKey: `refund:${refund.id}`,
    amount: fresh,
    before,
    reason: row.reason,
  })
  await emit('payment.refunded', {
    ...paymentEvent(payable, payment),
    refundId: row.id,
    amount: fresh,
    refundedBefore: before,
    wasReleased,
  })
  return { payable, payment: moved, row: { ...row, ...refundChanges } }
}

/**
 * Saves what a refund changes without a transition, such as that of a disputed payment: it still counts, and a
 * won dispute returns to what is left. Returns the payment as it will be stored.
 */
async function changePayment(payment: PaymentRow, changes: Partial<PaymentRow>): Promise<PaymentRow> {
  await updatePayment(payment.id, changes)
  return { ...payment, ...changes }
}

/**
 * Books that the bank could not refund: the money is with us again and owed to the brand, who may get it by
 * another refund. The payment returns to what is left of its refunds.
 */
async function bookFailedRefund(
  { payment, payable, row }: LockedRefund,
  refund: Stripe.Refund,
): Promise<void> {
  const { now: occurredAt } = openTransaction('applyRefund()')
  await updateRefund(row.id, { status: 'failed', refundRef: refund.id })
  if (row.status !== 'succeeded')
    return emit('payment.refund_rejected', { ...paymentEvent(payable, payment), refundId: row.id })
  await postJournal({
    factKey: `refund_failed:${refund.id}`,
    kind: 'refund_failed',
    occurredAt,
    subject: payable.id,
    lines: refundFailedLines({ brandId: payable.payerId, currency: payable.currency, amount: row.amount }),
    providerTxn: idOf(refund.failure_balance_transaction),
  })
  const refunded = payment.refunded - row.amount
  const changes = { refunded, refundDue: payment.refundDue + row.amount }
  const resumeStatus = refunded > 0 ? 'partially_refunded' : payment.releasedAt ? 'released' : 'captured'
  if (payment.status === 'refunded' || payment.status === 'partially_refunded')
    await movePayment({ payment: { ...payment, resumeStatus }, payable }, 'refund_failed', changes)
  else await changePayment(payment, { ...changes, resumeStatus })
  await emit('payment.refund_failed', { ...paymentEvent(payable, payment), refundId: row.id })
  await emailFailedRefund(payable, row)
}

/** Tells the brand that a refund did not arrive. An erased account has no address: the log tells the operator. */
async function emailFailedRefund(payable: Payable, row: RefundRow): Promise<void> {
  const payer = await loadAccount(payable.payerId)
  if (payer?.status !== 'active')
    return log.error({ where: 'payments', refund: row.id }, 'failed refund of a brand without an account')
  const money = formatMoney(row.amount, payable.currency)
  const text = `Your bank did not take back ${money} for “${payable.title}”. We keep it for you; please reply to this email and say where it should go.`
  await sendEmail({
    to: payer.email,
    subject: `Your refund of ${money} did not arrive`,
    parts: [text],
    key: `refund_failed:${row.id}`,
  })
}

interface LockedRefund extends LockedPayment {
  row: RefundRow
}

/** Locks a refund after its payment; creates its row when it was made at the provider. Null when not ours. */
async function lockForRefund(refund: Stripe.Refund): Promise<LockedRefund | null> {
  const intentRef = idOf(refund.payment_intent)
  const locked = await lockPaymentWithPayable(intentRef ? await findPaymentByIntent(intentRef) : undefined)
  if (!locked) return null
  const refundId = (await findRefundByRef(refund.id))?.id ?? refund.metadata?.refund
  const row = refundId ? await lockRefund(refundId) : undefined
  if (row) return { ...locked, row }
  const created = await createRefund({
    paymentId: locked.payment.id,
    amount: refund.amount,
    reason: 'Refunded at the payment provider.',
    refundRef: refund.id,
    wasReleased: locked.payment.releasedAt !== null,
  })
  return { ...locked, row: created }
}
