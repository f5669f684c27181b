import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { forAgency, onBehalfOfNamed } from '../on-behalf.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant } from '../rules/text.ts'

const currency = z.enum(currencies)
const sums = { committed: z.int(), held: z.int(), released: z.int(), refunded: z.int() }

const budget = z.object({
  campaign: z.object({ id: id(), title: z.string(), isDirect: z.boolean() }),
  currency,
  budget: z.int().nullable(),
  ...sums,
  remaining: z.int().nullable(),
})
export type Budget = z.output<typeof budget>

export const budgetCalls = {
  budgetList: read('/brand/getbudgetList', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id().optional() }),
    response: z.object({
      items: z.array(budget),
      /** Charged minus refunded by month and currency; currencies are never added up. */
      months: z.array(z.object({ month: z.string(), currency, spent: z.int() })),
    }),
    summary:
      'By campaign and currency: authorised on cards, held by Marquee, released, refunded and budget remaining.',
  }),
}

const earning = z.object({
  dealId: id(),
  title: z.string(),
  /** The talent who did the work, where an agency earns commission on it. */
  talentName: z.string().nullable(),
  amount: z.int(),
  currency,
  /** Null before anything is approved, and while its payout waits for a post. */
  payDay: instant().nullable(),
  state: z.enum(['held', 'coming']),
  /** Work is approved, and its payout waits until a post is put right. */
  isPayoutHeld: z.boolean(),
})
export type Earning = z.output<typeof earning>

const talentSide = {
  earnings: read('/talent/earnings', {
    by: ['talent'],
    input: emptyInput(),
    response: z.object({
      totals: z.array(z.object({ currency, held: z.int(), coming: z.int(), paid: z.int() })),
      /** Active deals with money held for the talent, earliest payout date first. */
      upcoming: z.array(earning),
      months: z.array(z.object({ month: z.string(), currency, paid: z.int() })),
    }),
    summary: 'Earnings held for the talent, upcoming payouts with their dates, and paid amounts.',
  }),
} as const

export const earningCalls = {
  ...talentSide,

  agencyEarnings: forAgency('/talentagent/earnings', talentSide.earnings),
  agentTalentEarnings: onBehalfOfNamed('/talentagent/talent-earnings', talentSide.earnings, 'finance'),
}
