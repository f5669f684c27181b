import type { Currency } from './currency.ts'
import { roundHalfUp } from './rounding.ts'

/** VAT in whole percent, unless an operator has set another rate (specification section 9). */
export const VAT_PERCENT = 20

/** Returns the tax on a price, in whole percent: VAT on pounds, 0 on other currencies (specification section 9). */
export function taxFor(currency: Currency, vatPercent: number = VAT_PERCENT): number {
  return currency === 'GBP' ? vatPercent : 0
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
