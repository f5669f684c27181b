import { roundHalfUp } from './rounding.ts'

/** Returns an amount in minor units plus a percentage of it, half up. Percent may have two decimals. */
export function addPercent(amount: number, percent: number): number {
  return amount + percentOf(amount, percent)
}

/**
 * Returns an amount in minor units minus a percentage of it, half up. Percent may have two decimals, and at
 * most 100.
 */
export function subtractPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent)
}

/** Returns the percentage of an amount in minor units, half up. */
export function percentOf(amount: number, percent: number): number {
  return roundHalfUp(amount * Math.round(percent * 100), 10_000)
}
