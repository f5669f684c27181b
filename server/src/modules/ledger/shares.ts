import { type PriceSplit, shareByParts } from '@marquee/contract/rules/money'

/** The amounts of one agreed price, as its version froze them. In minor units; `payerPays` is the sum of the others. */
export type Split = Pick<PriceSplit, 'payerPays' | 'tax' | 'fee' | 'agent' | 'talent'>

/** What each side has of a part of the held funds. */
export interface Shares {
  fee: number
  agent: number
  talent: number
}

/** What is held of a price once it is paid: all but the tax. */
export const heldOf = ({ payerPays, tax }: Split): number => payerPays - tax

/**
 * What is whose in `amount` of the held funds of which `before` has been refunded or released already (milestones, the rest after a
 * cancellation). Cumulative rounding: all parts together give the frozen amounts exactly, and no share is negative.
 * Throws RangeError beyond what was held.
 */
export function sharesOfHeld(split: Split, { before, amount }: { before: number; amount: number }): Shares {
  const fee = slice(split.fee, before, amount, heldOf(split))
  const feeBefore = slice(split.fee, 0, before, heldOf(split))
  const payees = amount - fee
  const agent = slice(split.agent, before - feeBefore, payees, split.agent + split.talent)
  return { fee, agent, talent: payees - agent }
}

/**
 * What a refund of `amount` takes back when `before` was refunded earlier: its tax, and the rest from the held funds or, once these
 * are released, from fee and payees. Throws RangeError beyond what was paid.
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

/** The part of `total` that falls to the stretch of `amount` behind `before` on a way of length `whole`. */
function slice(total: number, before: number, amount: number, whole: number): number {
  const rest = whole - before - amount
  if (before < 0 || amount < 0 || rest < 0)
    throw new RangeError(`${before} and ${amount} are more than ${whole}`)
  return whole === 0 ? 0 : (shareByParts(total, [before, amount, rest])[1] ?? 0)
}
