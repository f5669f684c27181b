import { formatMoney } from '@marquee/contract/rules/currency'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { refundAfterReleaseLines, refundFailedLines, refundLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { creditInvoice } from './invoice-payment.ts'
import type { Payable } from './payables.store.ts'
import { type LockedPayment, lockPaymentWithPayable, movePayment, payeesOf, paymentEvent } from './payment.ts'
import { owedShares } from './payments.ports.ts'
import {
  createRefund,
  findPaymentByIntent,
  findRefundByRef,
  lockRefund,
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
  const { payable, row } = locked
  if (!row.refundRef) await updateRefund(row.id, { refundRef: refund.id })
  const hasFailed = refund.status === 'failed' || refund.status === 'canceled'
  // A refund first seen after the bank has returned it still moved money twice.
  const hasMoved = refund.status === 'succeeded' || (hasFailed && refund.failure_balance_transaction)
  if (hasMoved && row.status === 'pending') await bookRefund(locked, refund)
  if (hasFailed && row.status !== 'failed')
    await bookFailedRefund(payable, { ...row, status: hasMoved ? 'succeeded' : row.status }, refund)
}

/** Records that the provider did not refund at all: no money moved. */
export async function failRefund(refundId: string): Promise<void> {
  const row = await lockRefund(refundId)
  if (row?.status === 'pending') await updateRefund(refundId, { status: 'failed' })
}

async function bookRefund({ payment, payable, row }: LockedRefund, refund: Stripe.Refund): Promise<void> {
  const { now: occurredAt } = openTransaction('applyRefund()')
  const { id: subject, currency, price } = payable
  const deal = { subject, currency, split: price }
  const part = { before: payment.refunded, amount: row.amount }
  const wasReleased = payment.releasedAt !== null
  const lines = wasReleased
    ? refundAfterReleaseLines(deal, payeesOf(payable), part, await owedShares.get().owedOf(payable.id))
    : refundLines(deal, part)
  await postJournal({
    factKey: `refund:${refund.id}`,
    kind: wasReleased ? 'refunded_after_release' : 'refunded',
    occurredAt,
    subject,
    lines,
    providerTxn: idOf(refund.balance_transaction),
  })
  await updateRefund(row.id, { status: 'succeeded', refundRef: refund.id, wasReleased })
  const refunded = payment.refunded + row.amount
  const event = refunded === payment.captured ? 'refund' : 'refund_part'
  // A refund that arrives after its charge was disputed still counts, and a won dispute returns to what is
  // left.
  if (payment.status === 'charged_back')
    await updatePayment(payment.id, { refunded, resumeStatus: 'partially_refunded' })
  else await movePayment({ payment, payable }, event, { refunded })
  await creditInvoice(payment, payable, {
    factKey: `refund:${refund.id}`,
    amount: row.amount,
    reason: row.reason,
  })
  await emit('payment.refunded', {
    ...paymentEvent(payable, payment),
    refundId: row.id,
    amount: row.amount,
    refundedBefore: payment.refunded,
    wasReleased,
  })
}

/** Books that the bank could not refund: the money is with us again and is still owed to the brand. */
async function bookFailedRefund(payable: Payable, row: RefundRow, refund: Stripe.Refund): Promise<void> {
  const { now: occurredAt } = openTransaction('applyRefund()')
  const hadSucceeded = row.status === 'succeeded'
  await updateRefund(row.id, { status: 'failed', refundRef: refund.id })
  if (!hadSucceeded) return
  await postJournal({
    factKey: `refund_failed:${refund.id}`,
    kind: 'refund_failed',
    occurredAt,
    subject: payable.id,
    lines: refundFailedLines({ brandId: payable.payerId, currency: payable.currency, amount: row.amount }),
    providerTxn: idOf(refund.failure_balance_transaction),
  })
  const payer = await loadAccount(payable.payerId)
  const money = formatMoney(row.amount, payable.currency)
  const text = `Your bank did not take back ${money} for “${payable.title}”. We keep it for you; please reply to this email and say where it should go.`
  if (payer)
    await sendEmail({
      to: payer.email,
      subject: `Your refund of ${money} did not arrive`,
      text,
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
