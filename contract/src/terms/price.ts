import { z } from 'zod'
import { currencies } from '../rules/currency.ts'

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
