import type { Currency } from '@marquee/contract/rules/currency'

/** Formats minor units always with two decimals, so that the columns of a document align: `£1,200.00`. */
export function amountIn(currency: Currency, minor: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100)
}
