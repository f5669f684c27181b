import { z } from 'zod'
import { currencies, formatMoney } from '../rules/currency.ts'

/** The terms as money, in minor units; computed by `rules/money` and stored with the version. */
export const priceResponse = z.object({
  currency: z.enum(currencies),
  payerPays: z.int(),
  tax: z.int(),
  taxPercent: z.number(),
  net: z.int(),
  fee: z.int(),
  feeBps: z.int(),
  feeMode: z.enum(['deducted', 'on_top']),
  /** The agency's commission, taken from the payees' share; 0 without an agency. */
  agent: z.int(),
  agentBps: z.int().default(0),
  talent: z.int(),
})
export type Price = z.output<typeof priceResponse>

/** How texts name terms without a fee. */
export const GIFT_TEXT = 'a gift without a fee'

/** Returns whether work is done for a gift: nothing is held, charged, invoiced or paid out for it. */
export function isGift({ payerPays }: Pick<Price, 'payerPays'>): boolean {
  return payerPays === 0
}

/**
 * Returns what the brand pays (`payerPays`) or the talent gets (`talent`) as formatted money; "Gifted" where the
 * work is done for a gift.
 */
export function formatPrice(price: Price, part: 'payerPays' | 'talent'): string {
  return isGift(price) ? 'Gifted' : formatMoney(price[part], price.currency)
}
