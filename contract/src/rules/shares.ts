import { type PriceSplit, shareByParts } from './money.ts'

/**
 * The amounts of one agreed price, as frozen in its version. In minor units; `payerPays` is the sum of the
 * others.
 */
export type Split = Pick<PriceSplit, 'payerPays' | 'tax' | 'fee' | 'agent' | 'talent'>

/** Each party's share of a part of the held funds. */
export interface Shares {
  fee: number
  agent: number
  talent: number
}

/** Returns what is held of a paid price: everything but the tax. */
export const heldOf = ({ payerPays, tax }: Split): number => payerPays - tax

/**
 * Returns the shares of `amount` of the held funds, of which `before` has been refunded or released already
 * (milestones, the rest after a cancellation). Cumulative rounding: all parts together equal the frozen
 * amounts exactly, and no share is negative. Throws RangeError beyond the held amount.
 */
export function sharesOfHeld(split: Split, { before, amount }: { before: number; amount: number }): Shares {
  const fee = slice(split.fee, before, amount, heldOf(split))
  const feeBefore = slice(split.fee, 0, before, heldOf(split))
  const payees = amount - fee
  const agent = slice(split.agent, before - feeBefore, payees, split.agent + split.talent)
  return { fee, agent, talent: payees - agent }
}

/**
 * Returns what a refund of `amount` reverses when `before` was refunded earlier: its tax, and the rest from
 * the held funds or, after the release, from fee and payees. Throws RangeError beyond the paid amount.
 */
export function sharesOfRefund(
  split: Split,
  { before, amount }: { before: number; amount: number },
): { tax: number; held: number } & Shares {
  const tax = slice(split.tax, before, amount, split.payerPays)
  const taxBefore = slice(split.tax, 0, before, split.payerPays)
  return {
    tax,
    held: amount - tax,
    ...sharesOfHeld(split, { before: before - taxBefore, amount: amount - tax }),
  }
}

/** Returns the part of `total` for `amount` after `before` on a scale of length `whole`. */
function slice(total: number, before: number, amount: number, whole: number): number {
  const rest = whole - before - amount
  if (before < 0 || amount < 0 || rest < 0)
    throw new RangeError(`${before} and ${amount} are more than ${whole}`)
  return whole === 0 ? 0 : (shareByParts(total, [before, amount, rest])[1] ?? 0)
}
