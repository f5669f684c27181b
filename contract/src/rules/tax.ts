import type { Currency } from './currency.ts'
import { roundHalfUp } from './rounding.ts'

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
 * Splits a tax-inclusive price, in minor units, at a tax in whole percent: the amount paid, the tax within and the net
 * rest. The tax is the price times the percent, divided by 100 plus the percent, half up (specification section 9), so
 * that a half penny goes to the tax office.
 */
export function priceWithTax(gross: number, percent: number): { gross: number; tax: number; net: number } {
  const tax = roundHalfUp(gross * percent, 100 + percent)
  return { gross, tax, net: gross - tax }
}
