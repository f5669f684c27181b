import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { mandateLifecycle } from '../lifecycles/mandate.ts'
import { paymentLifecycle } from '../lifecycles/payment.ts'
import { payoutLifecycle } from '../lifecycles/payout.ts'
import { currencies } from '../rules/currency.ts'
import { ledgerFamilyNames } from '../rules/ledger-families.ts'
import { date, id, instant, page, paged } from '../rules/text.ts'
import { operatorPage } from './operator-page.ts'

const byOperator = ['adminProMax'] as const

const currency = z.enum(currencies)
const party = z.object({ id: id(), name: z.string() })

const balances = z.object({
  currency,
  /** In minor units, positive in the direction in which the account grows. */
  accounts: z.array(z.object({ family: z.enum(ledgerFamilyNames), amount: z.int() })),
  /** Marquee’s own share of the money at the payment provider; negative when money must be added. */
  own: z.int(),
})
export type LedgerBalances = z.output<typeof balances>

const check = z.object({
  name: z.string(),
  holds: z.boolean(),
  /** It holds, but needs attention. */
  needsAttention: z.boolean(),
  detail: z.string(),
  checkedAt: instant(),
  /** When it last began to hold or to fail. */
  changedAt: instant(),
})
export type LedgerCheck = z.output<typeof check>

const vatRow = z.object({
  /** The month of the tax point, in UTC: 2026-11. */
  month: z.string(),
  /** The country of the brand, as ISO 3166 code; empty where the document names none. */
  country: z.string(),
  currency,
  documents: z.int(),
  /** Minor units; credit notes are subtracted. */
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  /** The VAT in pence. */
  taxGbp: z.int(),
})
export type VatRow = z.output<typeof vatRow>

/** One movement of money about a deal, as operators see it. Amounts in minor units. */
const movement = z.object({
  id: id(),
  at: instant(),
  title: z.string(),
  brand: party,
  /** The talent or agency. */
  payee: party,
  dealId: id().nullable(),
  amount: z.int(),
  currency,
})

/** What every list of movements takes; the days are calendar days in London. */
const movementPage = () => page().extend({ from: date().optional(), to: date().optional() })

const paymentStatuses = statesOf(paymentLifecycle)
const payoutStatuses = statesOf(payoutLifecycle)
const refundStatuses = ['pending', 'succeeded', 'failed'] as const
const bankDisputeStatuses = ['open', 'won', 'lost'] as const

const payment = movement.extend({
  status: z.enum(paymentStatuses),
  captured: z.int(),
  refunded: z.int(),
})
const payout = movement.extend({
  status: z.enum(payoutStatuses),
  role: z.enum(['talent', 'agent']),
  /** Why it is on hold, as the payee reads it. */
  reason: z.string().nullable(),
  arrivesBy: instant().nullable(),
})
const refund = movement.extend({ status: z.enum(refundStatuses), reason: z.string() })
const bankDispute = movement.extend({
  status: z.enum(bankDisputeStatuses),
  reason: z.string(),
  evidenceDue: instant().nullable(),
})
export type PaymentMovement = z.output<typeof payment>
export type PayoutMovement = z.output<typeof payout>
export type RefundMovement = z.output<typeof refund>
export type BankDisputeMovement = z.output<typeof bankDispute>

const userMoney = z.object({
  /** In minor units, by currency. */
  amounts: z.array(
    z.object({
      currency,
      /** Charged to the brand, and given back to it. */
      paid: z.int(),
      refunded: z.int(),
      /** Held on its cards for offers that are not accepted. */
      held: z.int(),
      /** Paid out to the talent or agency, and what still waits. */
      earned: z.int(),
      waiting: z.int(),
      /** What the payee owes Marquee after refunds. */
      owing: z.int(),
    }),
  ),
  /** The payee’s account at the payment provider; null without one. */
  bank: z.enum(['pending', 'active', 'restricted', 'rejected']).nullable(),
  mandates: z.array(
    z.object({
      id: id(),
      agency: z.string(),
      /** Empty until a person who was asked by email has answered. */
      talent: z.string(),
      /** The page where operators read about the talent: an account, or a managed profile that nobody has claimed. */
      talentPage: operatorPage.nullable(),
      status: z.enum(statesOf(mandateLifecycle)),
      startsAt: date(),
      endsAt: date().nullable(),
    }),
  ),
})
export type UserMoney = z.output<typeof userMoney>

/** The money of the market, for operators. All of them read. */
export const financeCalls = {
  marketMoney: read('/superAdmin/getMoney', {
    by: byOperator,
    input: emptyInput(),
    response: z.object({ balances: z.array(balances), checks: z.array(check) }),
    summary: 'The balances of the ledger by currency, and the last result of each of its checks.',
  }),
  marketVat: read('/superAdmin/getVat', {
    by: byOperator,
    input: emptyInput(),
    response: z.object({ items: z.array(vatRow) }),
    rate: 'costly',
    summary: 'VAT of all documents by month, country and currency, the newest month first.',
  }),
  userMoney: read('/superAdmin/getUserMoney', {
    by: byOperator,
    input: z.strictObject({ userId: id() }),
    response: userMoney,
    summary: 'What a user has paid and earned, their account for payouts, and their last 50 mandates.',
  }),
  allPayments: read('/superAdmin/getPaymentList', {
    by: byOperator,
    input: movementPage().extend({ status: z.enum(paymentStatuses).optional() }),
    response: paged(payment),
    summary: 'Payments of brands, the newest first.',
  }),
  allPayouts: read('/superAdmin/getPayoutList', {
    by: byOperator,
    input: movementPage().extend({ status: z.enum(payoutStatuses).optional() }),
    response: paged(payout),
    summary: 'Payouts to talents and agencies, the newest first.',
  }),
  allRefunds: read('/superAdmin/getRefundList', {
    by: byOperator,
    input: movementPage().extend({ status: z.enum(refundStatuses).optional() }),
    response: paged(refund),
    summary: 'Refunds to brands, the newest first.',
  }),
  bankDisputes: read('/superAdmin/getBankDisputeList', {
    by: byOperator,
    input: movementPage().extend({ status: z.enum(bankDisputeStatuses).optional() }),
    response: paged(bankDispute),
    summary: 'Payments that banks dispute, the newest first.',
  }),
} as const
