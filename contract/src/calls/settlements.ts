import { z } from 'zod'
import type { Call } from '../call.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant } from '../rules/text.ts'

/** A part of the money of a deal in basis points, which goes back to the brand. */
export const backBps = () =>
  z.int('Please choose a part.').min(0, 'A part is at least 0 %.').max(10_000, 'A part is at most 100 %.')

export const side = z.enum(['brand', 'talent'])

/** One charge of the deal, as this reader may see it; screens compute every split from it with `rules/split`. */
const chargeResponse = z.object({
  price: z.object({ payerPays: z.int(), tax: z.int(), fee: z.int(), agent: z.int(), talent: z.int() }),
  returned: z.int(),
})

/** The money that a split moves, in minor units. */
const splitResponse = z.object({
  currency: z.enum(currencies),
  back: z.int(),
  tax: z.int(),
  fee: z.int(),
  agent: z.int(),
  talent: z.int(),
})
export type SplitMoney = z.output<typeof splitResponse>

/**
 * How an agreed or decided split is carried out. `refunding`: the refund is on its way, and the rest is released
 * after it. `failed`: the provider has rejected the refund, and the operator repeats it.
 */
export const settlementStatuses = ['refunding', 'failed', 'settled'] as const

export const settlementResponse = z.object({
  id: id(),
  status: z.enum(settlementStatuses),
  backBps: z.int(),
  split: splitResponse,
  at: instant(),
  settledAt: instant().nullable(),
})
export type Settlement = z.output<typeof settlementResponse>

/** The money of a deal while a case about it is open: what a split divides. */
export const caseMoney = z.object({
  currency: z.enum(currencies),
  /** What is left of the payments, in minor units; 0 for gifted work. */
  left: z.int(),
  charges: z.array(chargeResponse),
})
export type CaseMoney = z.output<typeof caseMoney>

/** The brand’s twin of a talent’s call: the same input, response and rules at another path. */
export function forBrand<C extends Call>(path: `/${string}`, row: C) {
  const errors = row.errors.filter((code) => code !== 'split_needs_talent')
  return { ...row, path, by: ['brand'], errors } as const
}
