import { addPercent, subtractPercent } from './percent.ts'
import { priceWithTax } from './tax.ts'

/**
 * Who bears the platform's fee: deducted from the talent side's share, or added on top of a VAT-exclusive
 * price.
 */
export const feeModes = ['deducted', 'on_top'] as const
export type FeeMode = (typeof feeModes)[number]

export interface PriceTerms {
  /**
   * The entered price in minor units: VAT-inclusive when the fee is deducted, VAT-exclusive when it is added
   * on top.
   */
  gross: number
  /** Whole percent: 20 for GBP, 0 otherwise (see tax.ts). */
  taxPercent: number
  /** Fee of the platform in basis points of the net price. */
  feeBps: number
  feeMode: FeeMode
  /** The agent's commission in basis points of the payees' share; 0 without an agent. */
  agentBps?: number
}

/** The parts of a price, in minor units. `tax + fee + agent + talent` always equals `payerPays`. */
export interface PriceSplit {
  payerPays: number
  tax: number
  net: number
  fee: number
  payeeShare: number
  agent: number
  talent: number
}

/**
 * Splits a price into tax, fee, commission and the talent's share. Each amount is rounded half up once; the
 * last party takes the remainder, so that the parts add up. Tax is rounded instead of net, so a half penny
 * goes to the tax office. Throws RangeError on a negative or fractional number.
 */
export function splitPrice({ gross, taxPercent, feeBps, feeMode, agentBps = 0 }: PriceTerms): PriceSplit {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new RangeError(`${gross} is not an amount`)
  const feePercent = feeBps / 100
  const isDeducted = feeMode === 'deducted'
  const net = isDeducted ? priceWithTax(gross, taxPercent).net : gross
  const payeeShare = isDeducted ? subtractPercent(net, feePercent) : net
  const beforeTax = isDeducted ? net : addPercent(net, feePercent)
  const fee = beforeTax - payeeShare
  const payerPays = isDeducted ? gross : addPercent(beforeTax, taxPercent)
  const tax = payerPays - beforeTax
  const talent = subtractPercent(payeeShare, agentBps / 100)
  return { payerPays, tax, net, fee, payeeShare, agent: payeeShare - talent, talent }
}

/**
 * Returns the lowest price whose split leaves the talent at least `talent`, in minor units. Throws RangeError
 * when the talent’s part does not grow with the price, or on a negative or fractional number.
 */
export function grossForTalent(talent: number, terms: Omit<PriceTerms, 'gross'>): number {
  if (!Number.isSafeInteger(talent) || talent < 0) throw new RangeError(`${talent} is not an amount`)
  const earned = (gross: number): number => splitPrice({ ...terms, gross }).talent
  let most = Math.max(1, talent)
  while (earned(most) < talent) {
    most *= 2
    if (!Number.isSafeInteger(most)) throw new RangeError('No price leaves the talent this amount')
  }
  let least = 0
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (earned(middle) < talent) least = middle + 1
    else most = middle
  }
  return most
}

/**
 * Returns the share of `total` for each part of a whole (milestones, partial refunds) by cumulative rounding:
 * what is due up to and including a part, minus the earlier parts. The shares add up to `total` exactly.
 */
export function shareByParts(total: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let reached = 0
  let taken = 0
  return parts.map((part) => {
    reached += part
    const share = halfUpProduct(total, reached, whole) - taken
    taken += share
    return share
  })
}

/** Returns `a * b / c` rounded half up; the product may exceed the safe integers. */
function halfUpProduct(a: number, b: number, c: number): number {
  if (![a, b, c].every(Number.isSafeInteger) || a < 0 || b < 0 || c <= 0)
    throw new RangeError(`Cannot round ${a} * ${b} / ${c}`)
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c)))
}
