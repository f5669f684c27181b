import type { Currency } from '@marquee/contract/rules/currency'

/** Minor units with both decimals always, so that the columns of a document line up: `£1,200.00`. */
export function amountIn(currency: Currency, minor: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100)
}
