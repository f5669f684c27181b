import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { disputeLostLines, disputeOpenedLines, disputeWonLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { creditInvoice } from './invoice-payment.ts'
import type { Payable } from './payables.store.ts'
import { advance, eventOf, lockWithSubject, payeesOf } from './payment-transitions.ts'
import { owedShares } from './payments.ports.ts'
import {
  type Chargeback,
  findPaymentByIntent,
  lockChargeback,
  lockPayment,
  type PaymentRow,
  upsertChargeback,
} from './payments.store.ts'

export function fetchDispute(id: string): Promise<Stripe.Dispute> {
  return provider().disputes.retrieve(id)
}

interface Disputed {
  payment: PaymentRow
  payable: Payable
  row: Chargeback
}

/**
 * Applies a cardholder's dispute from the provider: the disputed amount is withdrawn, and returned when the
 * dispute is won (payments, section 4.3 row 9).
 */
export async function applyDispute(dispute: Stripe.Dispute): Promise<void> {
  const intentRef = idOf(dispute.payment_intent)
  const found = await lockWithSubject(intentRef ? await findPaymentByIntent(intentRef) : undefined)
  // A dispute without withdrawn money is an inquiry: nothing has moved yet.
  const [withdrawn] = dispute.balance_transactions
  if (!found || !withdrawn) return
  const { payment } = found
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
  const disputed = { ...found, row }
  if (isNew) await open(disputed, withdrawn)
  const status = row.status
  if (status === 'open' && dispute.status === 'won') await win(disputed, dispute)
  if (status === 'open' && dispute.status === 'lost') await lose(disputed)
}

async function open(
  { payment, payable, row }: Disputed,
  withdrawn: Stripe.BalanceTransaction,
): Promise<void> {
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
  const { status } = payment
  const resumeStatus =
    status === 'captured' || status === 'released' || status === 'partially_refunded' ? status : null
  if (resumeStatus) await advance(payment, 'charge_back', { resumeStatus })
  await emit('payment.disputed', { ...eventOf(payable, payment), outcome: 'opened' })
}

async function win({ payment, payable, row }: Disputed, dispute: Stripe.Dispute): Promise<void> {
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
  await upsertChargeback(row.id, 'won')
  const present = await lockPayment(payment.id)
  if (present?.status === 'charged_back') await advance(present, 'win', {})
  await emit('payment.disputed', { ...eventOf(payable, payment), outcome: 'won' })
}

async function lose({ payment, payable, row }: Disputed): Promise<void> {
  const { now: occurredAt } = openTransaction('applyDispute()')
  const { id: subject, currency, price } = payable
  const present = (await lockPayment(payment.id)) ?? payment
  const wasReleased = present.releasedAt !== null
  const part = { disputeId: row.disputeRef, before: present.refunded, amount: row.amount }
  const released = wasReleased
    ? { payees: payeesOf(payable), owed: await owedShares.get().owedOf(payable.id) }
    : undefined
  await postJournal({
    factKey: `dispute:${row.disputeRef}:lost`,
    occurredAt,
    subject,
    kind: wasReleased ? 'dispute_lost_after_release' : 'dispute_lost',
    lines: disputeLostLines({ subject, currency, split: price }, part, released),
  })
  await upsertChargeback(row.id, 'lost')
  await creditInvoice(present, payable, {
    factKey: `dispute:${row.disputeRef}:lost`,
    amount: row.amount,
    reason: 'Taken back by the card holder’s bank.',
  })
  const refunded = present.refunded + row.amount
  if (present.status === 'charged_back')
    await advance(present, refunded === present.captured ? 'lose' : 'lose_part', { refunded })
  await emit('payment.dispute_lost', {
    ...eventOf(payable, payment),
    disputeId: row.id,
    amount: row.amount,
    refundedBefore: present.refunded,
    wasReleased,
  })
}
