import type { Currency } from './currency.ts'
import { roundHalfUp } from './money.ts'

/** Tax in whole percent: 20 for GBP, 0 for other currencies (specification section 9). */
export const taxPercent = { GBP: 20, EUR: 0, USD: 0 } as const satisfies Record<Currency, number>

/**
 * Returns the tax on a price, in whole percent. The specification ties it to the currency; callers already
 * pass the customer's country, so that a rule by country changes only this function.
 */
export function taxFor(currency: Currency, _country?: string): number {
  return taxPercent[currency]
}

/**
 * Returns the tax inside a tax-inclusive price: price times percent, divided by 100 plus the percent, half up
 * (specification section 9).
 */
export function taxWithin(gross: number, percent: number): number {
  return roundHalfUp(gross * percent, 100 + percent)
}

/**
 * Returns the net part of a tax-inclusive price, in minor units. The tax is rounded, so that a half penny
 * goes to the tax office.
 */
export function netFromGross(gross: number, percent: number): number {
  return gross - taxWithin(gross, percent)
}

/** Returns a tax-exclusive price plus its tax, in minor units, half up. */
export function grossFromNet(net: number, percent: number): number {
  return net + roundHalfUp(net * percent, 100)
}

/** Splits a displayed price, in minor units: the amount paid, the tax within and the net rest. */
export function priceWithTax(
  gross: number,
  currency: Currency,
  country?: string,
): { gross: number; tax: number; net: number } {
  const tax = taxWithin(gross, taxFor(currency, country))
  return { gross, tax, net: gross - tax }
}
