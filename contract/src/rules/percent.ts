import { roundHalfUp } from './money.ts'

/** An amount in minor units with a percentage of it added, half up. Percent may have two decimals. */
export function addPercent(amount: number, percent: number): number {
  return amount + percentOf(amount, percent)
}

/** An amount in minor units less a percentage of it, half up. Percent may have two decimals, and at most 100. */
export function subtractPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent)
}

/** The percentage of an amount in minor units, half up. */
export function percentOf(amount: number, percent: number): number {
  return roundHalfUp(amount * Math.round(percent * 100), 10_000)
}
