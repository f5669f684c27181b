import type { Price } from '../terms/price.ts'
import { splitPrice } from './money.ts'
import { sharesOfRefund } from './shares.ts'

/**
 * Returns a price of `gross` minor units at the rates of an agreed price: its fee rule, tax and commission stay
 * those of the accepted version (design, section 8).
 */
export function priceAtRates(agreed: Price, gross: number): Price {
  const { currency, taxPercent, feeBps, feeMode, agentBps } = agreed
  const { payerPays, tax, net, fee, agent, talent } = splitPrice({
    gross,
    taxPercent,
    feeBps,
    feeMode,
    agentBps,
  })
  return {
    currency,
    payerPays,
    tax,
    taxPercent,
    net,
    fee,
    feeBps,
    feeMode,
    agent,
    agentBps,
    talent,
  }
}

/** Returns the sum of two prices at the same rates, part by part. */
function sumPrices(one: Price, other: Price): Price {
  return {
    ...one,
    payerPays: one.payerPays + other.payerPays,
    tax: one.tax + other.tax,
    net: one.net + other.net,
    fee: one.fee + other.fee,
    agent: one.agent + other.agent,
    talent: one.talent + other.talent,
  }
}

/**
 * Returns what the brand pays more (positive) or gets back (negative) when a deal at this price changes from one
 * entered amount to another, in minor units.
 */
export function priceDifference(price: Price, from: number, to: number): number {
  const [before, after] = [priceAtRates(price, from), priceAtRates(price, to)]
  return to > from ? priceAtRates(price, to - from).payerPays : after.payerPays - before.payerPays
}

/**
 * Returns the price of a deal after its entered amount changes from one to another. A difference up is a price of
 * its own that is added; a difference down is taken from every part as its refund takes it.
 */
export function changedPrice(price: Price, from: number, to: number): Price {
  if (to > from) return sumPrices(price, priceAtRates(price, to - from))
  const amount = Math.min(price.payerPays, -priceDifference(price, from, to))
  return amount === 0 ? price : reducedPrice(price, amount)
}

function reducedPrice(price: Price, amount: number): Price {
  const back = sharesOfRefund(price, { before: 0, amount })
  const rest = {
    ...price,
    payerPays: price.payerPays - amount,
    tax: price.tax - back.tax,
    fee: price.fee - back.fee,
    agent: price.agent - back.agent,
    talent: price.talent - back.talent,
  }
  const net = price.feeMode === 'deducted' ? rest.payerPays - rest.tax : rest.agent + rest.talent
  return { ...rest, net }
}

/**
 * Returns the lowest price that a change may set, in minor units: the share of the approved deliverables, rounded
 * up, and 1.00 at least.
 */
export function leastPrice(price: number, { approved, all }: { approved: number; all: number }): number {
  return Math.max(100, all === 0 ? price : Math.ceil((price * approved) / all))
}

/** Returns why a change cannot set a lower price, to follow “At least £…” in a sentence. */
export function leastPriceReason(isInMilestones: boolean): string {
  return isInMilestones
    ? 'because milestones that are paid or being charged keep their price'
    : 'for the approved work'
}

/** The smallest difference of a price, in minor units, because the provider charges nothing smaller. */
export const MIN_PRICE_DIFFERENCE = 100
