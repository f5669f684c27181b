import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { log } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import {
  disputeLostLines,
  disputeOpenedLines,
  disputeWonLines,
  refundDueLostLines,
} from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { creditInvoice } from './invoice-payment.ts'
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
  type Chargeback,
  findPaymentByIntent,
  lockChargeback,
  type PaymentRow,
  updateChargeback,
} from './payments.store.ts'

/** Fetches a dispute with its movements of money. */
export function fetchDispute(id: string): Promise<Stripe.Dispute> {
  return provider().disputes.retrieve(id)
}

interface Disputed extends LockedPayment {
  row: Chargeback
}

/**
 * Applies a cardholder’s dispute from the provider: the disputed amount is withdrawn, and returned when the
 * dispute is won (payments, section 4.3 row 9).
 */
export async function applyDispute(dispute: Stripe.Dispute): Promise<void> {
  const intentRef = idOf(dispute.payment_intent)
  const found = await lockPaymentWithPayable(intentRef ? await findPaymentByIntent(intentRef) : undefined)
  // A dispute without withdrawn money is an inquiry: nothing has moved yet.
  const [withdrawn] = dispute.balance_transactions
  if (!found || !withdrawn) return
  const { payment, payable } = found
  const due = dispute.evidence_details.due_by
  const { row, isNew } = await lockChargeback({
    paymentId: payment.id,
    disputeRef: dispute.id,
    amount: dispute.amount,
    reason: dispute.reason,
    status: 'open',
    wasReleased: payment.releasedAt !== null,
    evidenceDue: due ? new Date(due * 1_000) : null,
  })
  const disputed = isNew ? await openDispute({ payment, payable, row }, withdrawn) : payment
  if (row.status === 'open' && dispute.status === 'won')
    await winDispute({ payment: disputed, payable, row }, dispute)
  if (row.status === 'open' && dispute.status === 'lost')
    await loseDispute({ payment: disputed, payable, row })
}

/** Books the withdrawn amount and returns the payment, which is now disputed. */
async function openDispute(
  { payment, payable, row }: Disputed,
  withdrawn: Stripe.BalanceTransaction,
): Promise<PaymentRow> {
  const { now: occurredAt } = openTransaction('applyDispute()')
  await postJournal({
    factKey: `dispute:${row.disputeRef}:opened`,
    kind: 'dispute_opened',
    occurredAt,
    subject: payable.id,
    providerTxn: withdrawn.id,
    lines: disputeOpenedLines({
      disputeId: row.disputeRef,
      currency: payable.currency,
      amount: -withdrawn.amount,
      fee: withdrawn.fee,
    }),
  })
  // Only the operator can answer the bank, at the provider, until that day.
  log.error(
    { where: 'payments', dispute: row.disputeRef, evidenceDue: row.evidenceDue },
    'dispute awaits evidence',
  )
  const { status } = payment
  const resumeStatus =
    status === 'captured' || status === 'released' || status === 'partially_refunded' ? status : null
  const disputed = resumeStatus
    ? await movePayment({ payment, payable }, 'charge_back', { resumeStatus })
    : payment
  await emit('payment.disputed', { ...paymentEvent(payable, payment), outcome: 'opened' })
  return disputed
}

async function winDispute({ payment, payable, row }: Disputed, dispute: Stripe.Dispute): Promise<void> {
  const { now: occurredAt } = openTransaction('applyDispute()')
  const returned = dispute.balance_transactions.find((txn) => txn.amount > 0)
  await postJournal({
    factKey: `dispute:${row.disputeRef}:won`,
    kind: 'dispute_won',
    occurredAt,
    subject: payable.id,
    providerTxn: returned?.id,
    lines: disputeWonLines({ disputeId: row.disputeRef, currency: payable.currency, amount: row.amount }),
  })
  await updateChargeback(row.id, 'won')
  if (payment.status === 'charged_back') await movePayment({ payment, payable }, 'win')
  await emit('payment.disputed', { ...paymentEvent(payable, payment), outcome: 'won' })
}

async function loseDispute({ payment, payable, row }: Disputed): Promise<void> {
  const { now: occurredAt } = openTransaction('applyDispute()')
  const { id: subject, currency, price } = payable
  const wasReleased = payment.releasedAt !== null
  const { due, fresh, before } = splitReturn(payment, row.amount)
  const released = wasReleased
    ? { payees: payeesOf(payable), owed: await owedShares.get().owedOf(payable.id) }
    : undefined
  const part = { disputeId: row.disputeRef, before, amount: fresh }
  const owed = { disputeId: row.disputeRef, brandId: payable.payerId, currency, amount: due }
  await postJournal({
    factKey: `dispute:${row.disputeRef}:lost`,
    occurredAt,
    subject,
    kind: wasReleased ? 'dispute_lost_after_release' : 'dispute_lost',
    lines: [
      ...disputeLostLines({ subject, currency, split: price }, part, released),
      ...refundDueLostLines(owed),
    ],
  })
  await updateChargeback(row.id, 'lost')
  await creditInvoice(payment, payable, {
    factKey: `dispute:${row.disputeRef}:lost`,
    amount: fresh,
    before,
    reason: 'Taken back by the card holder’s bank.',
  })
  const refunded = payment.refunded + row.amount
  if (payment.status === 'charged_back')
    await movePayment({ payment, payable }, refunded === payment.captured ? 'lose' : 'lose_part', {
      refunded,
      refundDue: payment.refundDue - due,
    })
  await emit('payment.dispute_lost', {
    ...paymentEvent(payable, payment),
    disputeId: row.id,
    amount: fresh,
    refundedBefore: before,
    wasReleased,
  })
}
