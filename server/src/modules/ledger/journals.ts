import type { Currency } from '@marquee/contract/rules/currency'
import * as account from './accounts.ts'
import type { Line } from './post-journal.ts'
import { type Shares, type Split, sharesOfHeld, sharesOfRefund } from './shares.ts'

/** The lines of each fact about a deal's money (payments, section 4.3). Pure; amounts in minor units, debit positive; each sums to zero. */
interface Deal {
  subject: string
  currency: Currency
  split: Split
}
interface Payees {
  talentId: string
  /** Needed wherever the agent has a share. */
  agentId?: string | undefined
}
interface Part {
  /** What was refunded or released before, of the same whole. */
  before: number
  amount: number
}

/** A brand's charge went through: held funds and tax. */
export function capturedLines({ subject, currency, split }: Deal): Line[] {
  return [
    { account: account.stripe(currency), amount: split.payerPays },
    { account: account.held(subject, currency), amount: split.tax - split.payerPays },
    { account: account.vat(currency), amount: -split.tax },
  ]
}

/** A charge in one currency that the provider settled in another, at the amount of its balance transaction. */
export function capturedAbroadLines(deal: Deal, settled: { currency: Currency; amount: number }): Line[] {
  const [charged, ...rest] = capturedLines(deal)
  return [
    { account: account.stripe(settled.currency), amount: settled.amount },
    { account: account.fx(settled.currency), amount: -settled.amount },
    { account: account.fx(deal.currency), amount: charged?.amount ?? 0 },
    ...rest,
  ]
}

/** The provider's fee as its balance transaction says, never computed; negative when some of it comes back. */
export function providerFeeLines({ currency, fee }: { currency: Currency; fee: number }): Line[] {
  return [
    { account: account.stripeFees(currency), amount: fee },
    { account: account.stripe(currency), amount: -fee },
  ]
}

/** Completed work, or one milestone of it: held funds become our fee and what we owe the payees. `part` counts in held funds. */
export function releasedLines({ subject, currency, split }: Deal, payees: Payees, part: Part): Line[] {
  const shares = sharesOfHeld(split, part)
  return [
    { account: account.held(subject, currency), amount: part.amount },
    { account: account.feeIncome(currency), amount: -shares.fee },
    ...payeeLines(account.payableTo, currency, payees, shares, -1),
  ]
}

/** What is owed to a payee goes to the payee's own balance at the provider. */
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

/** A refund of `part.amount` of the price while the funds are held. `part` counts in what the payer paid. */
export function refundLines({ subject, currency, split }: Deal, part: Part): Line[] {
  const { tax, held } = sharesOfRefund(split, part)
  return [
    { account: account.held(subject, currency), amount: held },
    { account: account.vat(currency), amount: tax },
    { account: account.stripe(currency), amount: -part.amount },
  ]
}

/** What stays with the talent side after a cancellation that refunded `refunded` of the price: the rest of the held funds, released. */
export function cancellationRestLines(deal: Deal, payees: Payees, refunded: number): Line[] {
  const { held } = sharesOfRefund(deal.split, { before: 0, amount: refunded })
  const whole = deal.split.payerPays - deal.split.tax
  return releasedLines(deal, payees, { before: held, amount: whole - held })
}

/**
 * A refund once the funds are released: our fee and the tax come back, the payees owe us their share, or lose it where it has not been
 * transferred yet (`owed`: how much of each share we still owe).
 */
export function refundAfterReleaseLines(
  deal: Deal,
  payees: Payees,
  part: Part,
  owed: Partial<Record<account.PayeeRole, number>> = {},
): Line[] {
  return [
    ...takenBack(deal, payees, part, owed),
    { account: account.stripe(deal.currency), amount: -part.amount },
  ]
}

/** A payee's transfer was taken back, wholly or in part: what they owed us is ours again. */
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

/** What a payee owes us is kept from what we owe them. */
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

/** What a payee owes us is given up. */
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

/** A bank took a payment back until its dispute is decided, and the provider its fee for that. */
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

/** A lost dispute is a refund that the bank has made: from the held funds, or from everybody's share once these are released (`released`). */
export function disputeLostLines(
  deal: Deal,
  lost: { disputeId: string } & Part,
  released?: { payees: Payees; owed?: Partial<Record<account.PayeeRole, number>> },
): Line[] {
  const end: Line = { account: account.dispute(lost.disputeId, deal.currency), amount: -lost.amount }
  if (released) return [...takenBack(deal, released.payees, lost, released.owed ?? {}), end]
  const { tax, held } = sharesOfRefund(deal.split, lost)
  return [
    { account: account.held(deal.subject, deal.currency), amount: held },
    { account: account.vat(deal.currency), amount: tax },
    end,
  ]
}

/** The bank could not give a refund to the card: the money is with us again and still owed to the brand. */
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

/** A refund that had failed went out another way. */
export function refundRepeatedLines(refund: { brandId: string; currency: Currency; amount: number }): Line[] {
  return refundFailedLines({ ...refund, amount: -refund.amount })
}

/** A subscription period was paid, tax included; `gross` is what was charged after any coupon. */
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

/** A subscription payment given back, with its tax: bought twice, say. */
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

/** A disputed subscription payment is lost: what the bank took was income and its tax. */
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

/** Our own money goes from the provider to our bank. `freeToPayOut` says how much may. */
export function platformPayoutLines({ currency, amount }: { currency: Currency; amount: number }): Line[] {
  return [
    { account: account.bank(currency), amount },
    { account: account.stripe(currency), amount: -amount },
  ]
}

/** Released shares on their way back: what is still owed is no longer, the rest the payees owe us. */
function takenBack(
  { currency, split }: Deal,
  payees: Payees,
  part: Part,
  owed: Partial<Record<account.PayeeRole, number>>,
): Line[] {
  const { tax, fee, agent, talent } = sharesOfRefund(split, part)
  const kept = { fee: 0, talent: Math.min(owed.talent ?? 0, talent), agent: Math.min(owed.agent ?? 0, agent) }
  const claimed = { fee: 0, talent: talent - kept.talent, agent: agent - kept.agent }
  return [
    { account: account.feeIncome(currency), amount: fee },
    ...payeeLines((_role, payeeId) => account.receivable(payeeId, currency), currency, payees, claimed, 1),
    ...payeeLines(account.payableTo, currency, payees, kept, 1),
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
  if (shares.agent > 0 && !agentId) throw new RangeError('An agent has a share here and no name')
  const talent = { account: codeOf('talent', talentId, currency), amount: sign * shares.talent }
  return agentId
    ? [talent, { account: codeOf('agent', agentId, currency), amount: sign * shares.agent }]
    : [talent]
}
