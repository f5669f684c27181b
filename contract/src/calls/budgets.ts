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
      /** Charged less refunded by month, per currency; never a sum across currencies. */
      months: z.array(z.object({ month: z.string(), currency, spent: z.int() })),
    }),
    summary: 'Per campaign and currency: held on cards, held by us, released, refunded and what is left.',
  }),
}

const earning = z.object({
  dealId: id(),
  title: z.string(),
  /** Whose work it is, where an agency earns on it. */
  talentName: z.string().nullable(),
  amount: z.int(),
  currency,
  payDay: instant().nullable(),
  state: z.enum(['held', 'coming']),
})
export type Earning = z.output<typeof earning>

const talentSide = {
  earnings: read('/talent/earnings', {
    by: ['talent'],
    input: emptyInput(),
    response: z.object({
      totals: z.array(z.object({ currency, held: z.int(), coming: z.int(), paid: z.int() })),
      /** Running deals whose money is held for the talent, the next pay day first. */
      upcoming: z.array(earning),
      months: z.array(z.object({ month: z.string(), currency, paid: z.int() })),
    }),
    summary: 'What is held for the talent, what comes when, and what was paid.',
  }),
} as const

export const earningCalls = {
  ...talentSide,

  agencyEarnings: forAgency('/talentagent/earnings', talentSide.earnings),
  agentTalentEarnings: onBehalfOfNamed('/talentagent/talent-earnings', talentSide.earnings, 'finance'),
}
