import type { Currency } from '@marquee/contract/rules/currency'
import { type Shares, type Split, sharesOfHeld, sharesOfRefund } from '@marquee/contract/rules/shares'
import * as account from './accounts.ts'
import type { Line } from './post-journal.ts'

/**
 * Every kind of journal. The checks of `verify-ledger` read kinds, so a new one must be added there: only the
 * listed ones may touch held funds. A `correction` counts as the kind of the journal it reverses.
 */
export const journalKinds = [
  'captured',
  'provider_fee',
  'released',
  'transferred',
  'refunded',
  'refunded_after_release',
  'reversed',
  'netted',
  'written_off',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_lost_after_release',
  'subscription_paid',
  'subscription_refunded',
  'refund_failed',
  'refund_repeated',
  'platform_payout',
  'correction',
] as const
export type JournalKind = (typeof journalKinds)[number]

/**
 * The lines of each fact about a deal's money (payments, section 4.3). Pure functions; amounts in minor
 * units, debit positive; the lines of each sum to zero.
 */
interface Deal {
  subject: string
  currency: Currency
  split: Split
}
interface Payees {
  talentId: string
  /** Required where the agent has a share. */
  agentId?: string | undefined
}
interface Part {
  /** What was refunded or released before, of the same whole. */
  before: number
  amount: number
}

/** Returns the lines of a successful charge: held funds and tax. */
export function capturedLines({ subject, currency, split }: Deal): Line[] {
  return [
    { account: account.stripe(currency), amount: split.payerPays },
    { account: account.held(subject, currency), amount: split.tax - split.payerPays },
    { account: account.vat(currency), amount: -split.tax },
  ]
}

/**
 * Returns the lines of a charge that the provider settled in another currency, at the amount of its balance
 * transaction.
 */
export function capturedAbroadLines(deal: Deal, settled: { currency: Currency; amount: number }): Line[] {
  const [charged, ...rest] = capturedLines(deal)
  return [
    { account: account.stripe(settled.currency), amount: settled.amount },
    { account: account.fx(settled.currency), amount: -settled.amount },
    { account: account.fx(deal.currency), amount: charged?.amount ?? 0 },
    ...rest,
  ]
}

/**
 * Returns the lines of the provider's fee as its balance transaction states it, never computed; negative when
 * part of it is refunded.
 */
export function providerFeeLines({ currency, fee }: { currency: Currency; fee: number }): Line[] {
  return [
    { account: account.stripeFees(currency), amount: fee },
    { account: account.stripe(currency), amount: -fee },
  ]
}

/**
 * Returns the lines of completed work, or one milestone of it: held funds become our fee and the payees'
 * shares. `part` counts in held funds.
 */
export function releasedLines({ subject, currency, split }: Deal, payees: Payees, part: Part): Line[] {
  const shares = sharesOfHeld(split, part)
  return [
    { account: account.held(subject, currency), amount: part.amount },
    { account: account.feeIncome(currency), amount: -shares.fee },
    ...payeeLines(account.payableTo, currency, payees, shares, -1),
  ]
}

/** Returns the lines of a transfer of a payee's share to their balance at the provider. */
export function transferLines(to: {
  role: account.PayeeRole
  payeeId: string
  currency: Currency
  amount: number
}): Line[] {
  return [
    { account: account.payableTo(to.role, to.payeeId, to.currency), amount: to.amount },
    { account: account.stripe(to.currency), amount: -to.amount },
  ]
}

/**
 * Returns the lines of a refund of `part.amount` of the price while the funds are held. `part` counts in what
 * the payer paid.
 */
export function refundLines({ subject, currency, split }: Deal, part: Part): Line[] {
  const { tax, held } = sharesOfRefund(split, part)
  return [
    { account: account.held(subject, currency), amount: held },
    { account: account.vat(currency), amount: tax },
    { account: account.stripe(currency), amount: -part.amount },
  ]
}

/**
 * Returns the lines that release the rest of the held funds to the talent's side after a cancellation that
 * refunded `refunded` of the price.
 */
export function cancellationRestLines(deal: Deal, payees: Payees, refunded: number): Line[] {
  const { held } = sharesOfRefund(deal.split, { before: 0, amount: refunded })
  const whole = deal.split.payerPays - deal.split.tax
  return releasedLines(deal, payees, { before: held, amount: whole - held })
}

/**
 * Returns the lines of a refund after the release: our fee and the tax are reversed; the payees owe us their
 * share, or lose it where it was not transferred yet (`owed`: how much of each share we still owe).
 */
export function refundAfterReleaseLines(
  deal: Deal,
  payees: Payees,
  part: Part,
  owed: Partial<Record<account.PayeeRole, number>> = {},
): Line[] {
  return [
    ...reversedShareLines(deal, payees, part, owed),
    { account: account.stripe(deal.currency), amount: -part.amount },
  ]
}

/** Returns the lines of a reversed transfer, whole or in part: the payee no longer owes us the amount. */
export function reversalLines({
  payeeId,
  currency,
  amount,
}: {
  payeeId: string
  currency: Currency
  amount: number
}): Line[] {
  return [
    { account: account.stripe(currency), amount },
    { account: account.receivable(payeeId, currency), amount: -amount },
  ]
}

/** Returns the lines that net a payee's debt against what we owe them. */
export function nettedLines(of: {
  role: account.PayeeRole
  payeeId: string
  currency: Currency
  amount: number
}): Line[] {
  return [
    { account: account.payableTo(of.role, of.payeeId, of.currency), amount: of.amount },
    { account: account.receivable(of.payeeId, of.currency), amount: -of.amount },
  ]
}

/** Returns the lines that write off a payee's debt. */
export function writtenOffLines({
  payeeId,
  currency,
  amount,
}: {
  payeeId: string
  currency: Currency
  amount: number
}): Line[] {
  return [
    { account: account.losses(currency), amount },
    { account: account.receivable(payeeId, currency), amount: -amount },
  ]
}

interface Disputed {
  disputeId: string
  currency: Currency
  amount: number
}

/**
 * Returns the lines of an opened dispute: the bank withdraws the payment until the decision, and the provider
 * its fee.
 */
export function disputeOpenedLines({ disputeId, currency, amount, fee }: Disputed & { fee: number }): Line[] {
  return [
    { account: account.dispute(disputeId, currency), amount },
    { account: account.disputeFees(currency), amount: fee },
    { account: account.stripe(currency), amount: -amount - fee },
  ]
}

export function disputeWonLines({ disputeId, currency, amount }: Disputed): Line[] {
  return [
    { account: account.stripe(currency), amount },
    { account: account.dispute(disputeId, currency), amount: -amount },
  ]
}

/**
 * Returns the lines of a lost dispute, a refund made by the bank: from the held funds, or from every share
 * after the release (`released`).
 */
export function disputeLostLines(
  deal: Deal,
  lost: { disputeId: string } & Part,
  released?: { payees: Payees; owed?: Partial<Record<account.PayeeRole, number>> },
): Line[] {
  const end: Line = { account: account.dispute(lost.disputeId, deal.currency), amount: -lost.amount }
  if (released) return [...reversedShareLines(deal, released.payees, lost, released.owed ?? {}), end]
  const { tax, held } = sharesOfRefund(deal.split, lost)
  return [
    { account: account.held(deal.subject, deal.currency), amount: held },
    { account: account.vat(deal.currency), amount: tax },
    end,
  ]
}

/**
 * Returns the lines of a refund that the bank could not return to the card: we hold the money again and owe
 * it to the brand.
 */
export function refundFailedLines({
  brandId,
  currency,
  amount,
}: {
  brandId: string
  currency: Currency
  amount: number
}): Line[] {
  return [
    { account: account.stripe(currency), amount },
    { account: account.refundDue(brandId, currency), amount: -amount },
  ]
}

/** Returns the lines of a lost dispute over money that we owe the brand since a failed refund. */
export function refundDueLostLines({
  disputeId,
  brandId,
  currency,
  amount,
}: Disputed & { brandId: string }): Line[] {
  return [
    { account: account.refundDue(brandId, currency), amount },
    { account: account.dispute(disputeId, currency), amount: -amount },
  ]
}

/** Returns the lines of a failed refund that was made again. */
export function refundRepeatedLines(refund: { brandId: string; currency: Currency; amount: number }): Line[] {
  return refundFailedLines({ ...refund, amount: -refund.amount })
}

/** Returns the lines of a paid subscription period, tax included; `gross` is the charge after any coupon. */
export function subscriptionPaidLines({
  currency,
  gross,
  tax,
}: {
  currency: Currency
  gross: number
  tax: number
}): Line[] {
  return [
    { account: account.stripe(currency), amount: gross },
    { account: account.subscriptionIncome(currency), amount: tax - gross },
    { account: account.vat(currency), amount: -tax },
  ]
}

/** Returns the lines of a refunded subscription payment with its tax, such as a duplicate. */
export function subscriptionRefundedLines({
  currency,
  gross,
  tax,
}: {
  currency: Currency
  gross: number
  tax: number
}): Line[] {
  return subscriptionPaidLines({ currency, gross: -gross, tax: -tax })
}

/** Returns the lines of a lost dispute about a subscription payment: the bank withdrew income and its tax. */
export function subscriptionDisputeLostLines({
  disputeId,
  currency,
  gross,
  tax,
}: {
  disputeId: string
  currency: Currency
  gross: number
  tax: number
}): Line[] {
  return [
    { account: account.subscriptionIncome(currency), amount: gross - tax },
    { account: account.vat(currency), amount: tax },
    { account: account.dispute(disputeId, currency), amount: -gross },
  ]
}

/**
 * Returns the lines of a payout of our own money to our bank. `freeToPayOut` returns the available amount.
 */
export function platformPayoutLines({ currency, amount }: { currency: Currency; amount: number }): Line[] {
  return [
    { account: account.bank(currency), amount },
    { account: account.stripe(currency), amount: -amount },
  ]
}

/**
 * Returns the lines of reversed shares: the part that is still owed is cancelled, the payees owe us the rest.
 */
function reversedShareLines(
  { currency, split }: Deal,
  payees: Payees,
  part: Part,
  owed: Partial<Record<account.PayeeRole, number>>,
): Line[] {
  const { tax, fee, agent, talent } = sharesOfRefund(split, part)
  const unsent = {
    fee: 0,
    talent: Math.min(owed.talent ?? 0, talent),
    agent: Math.min(owed.agent ?? 0, agent),
  }
  const claimed = { fee: 0, talent: talent - unsent.talent, agent: agent - unsent.agent }
  return [
    { account: account.feeIncome(currency), amount: fee },
    ...payeeLines((_role, payeeId) => account.receivable(payeeId, currency), currency, payees, claimed, 1),
    ...payeeLines(account.payableTo, currency, payees, unsent, 1),
    { account: account.vat(currency), amount: tax },
  ]
}

function payeeLines(
  codeOf: typeof account.payableTo,
  currency: Currency,
  { talentId, agentId }: Payees,
  shares: Shares,
  sign: 1 | -1,
): Line[] {
  if (shares.agent > 0 && !agentId) throw new RangeError('An agent has a share and no id')
  const talent = { account: codeOf('talent', talentId, currency), amount: sign * shares.talent }
  return agentId
    ? [talent, { account: codeOf('agent', agentId, currency), amount: sign * shares.agent }]
    : [talent]
}
