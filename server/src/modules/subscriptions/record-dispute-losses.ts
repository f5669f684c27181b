import { shareByParts } from '@marquee/contract/rules/money'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { log } from '../../platform/log.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import {
  disputeOpenedLines,
  disputeWonLines,
  subscriptionDisputeLostLines,
  subscriptionRefundedLines,
} from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { amountsOf, issuePeriod } from './issue-period.ts'

/** A paid period of a brand. */
export interface Paid {
  invoice: Stripe.Invoice
  charge: Stripe.BalanceTransaction
  brandId: string
}

/**
 * Books what was returned of a paid period: refunds, and what the cardholder's bank took. Each is booked
 * once, with its proportion of the tax. A dispute does not end the subscription (payments, section 5).
 */
export async function recordDisputeLosses(
  paid: Paid,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): Promise<void> {
  let before = 0
  for (const { id, status, amount, balance_transaction: txn } of refunds) {
    if (status !== 'succeeded') continue
    await giveBack(paid, { factKey: `refund:${id}`, before, amount, providerTxn: idOf(txn) })
    before += amount
  }
  for (const dispute of disputes) {
    await followDispute(paid, dispute, before)
    if (dispute.status === 'lost') before += dispute.amount
  }
}

interface GoneBack {
  factKey: string
  /** What was returned earlier, in minor units. */
  before: number
  amount: number
  providerTxn?: string | undefined
  disputeId?: string
}

async function giveBack(
  { invoice, brandId }: Paid,
  { factKey, before, amount, providerTxn, disputeId }: GoneBack,
): Promise<void> {
  const { now: occurredAt } = openTransaction('giveBack()')
  const { currency, gross, tax: whole } = amountsOf(invoice)
  const tax = whole === 0 ? 0 : (shareByParts(whole, [before, amount, gross - before - amount])[1] ?? 0)
  const part = { currency, gross: amount, tax }
  const lines = disputeId
    ? subscriptionDisputeLostLines({ ...part, disputeId })
    : subscriptionRefundedLines(part)
  const fact = { factKey, kind: 'subscription_refunded', occurredAt, subject: brandId } as const
  if ((await postJournal({ ...fact, lines, providerTxn })) === 'posted')
    await issuePeriod({ invoice, brandId }, { factKey, kind: 'credit_note', amount, tax })
}

async function followDispute(paid: Paid, dispute: Stripe.Dispute, before: number): Promise<void> {
  const { id: disputeId, status, amount, balance_transactions: txns } = dispute
  const [withdrawn] = txns
  // A dispute without withdrawn money is an inquiry: nothing has moved yet.
  if (!withdrawn) return
  const { now: occurredAt } = openTransaction('followDispute()')
  const { currency } = amountsOf(paid.invoice)
  const fact = { occurredAt, subject: paid.brandId }
  const factKey = `dispute:${disputeId}:opened`
  const opened = disputeOpenedLines({ disputeId, currency, amount, fee: withdrawn.fee })
  if (
    (await postJournal({
      ...fact,
      factKey,
      kind: 'dispute_opened',
      lines: opened,
      providerTxn: withdrawn.id,
    })) === 'posted'
  )
    log.warn({ brandId: paid.brandId, disputeId }, 'A subscription payment is disputed')
  const returned = status === 'won' ? txns.find((txn) => txn.amount > 0) : undefined
  if (returned) {
    const lines = disputeWonLines({ disputeId, currency, amount })
    await postJournal({
      ...fact,
      factKey: `dispute:${disputeId}:won`,
      kind: 'dispute_won',
      lines,
      providerTxn: returned.id,
    })
  }
  if (status === 'lost')
    await giveBack(paid, { factKey: `dispute:${disputeId}:lost`, before, amount, disputeId })
}
