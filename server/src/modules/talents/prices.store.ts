import type { Currency } from '@marquee/contract/rules/currency'
import type { Prices } from '@marquee/contract/rules/starting-price'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { talentSearchEntries as entries } from './talents.tables.ts'

/** The starting price of a search entry in each currency; statements select these columns beside their own. */
export const priceColumns = { price: entries.price, priceEur: entries.priceEur, priceUsd: entries.priceUsd }

/** The column of the starting price in a currency. */
export const priceColumnOf = {
  GBP: entries.price,
  EUR: entries.priceEur,
  USD: entries.priceUsd,
} as const satisfies Record<Currency, unknown>

/** Returns the starting prices of a row of `priceColumns`. */
export function pricesOf(row: Record<keyof typeof priceColumns, number>): Prices {
  const known = (price: number) => (price === MAX_INT32 ? null : price)
  return { GBP: known(row.price), EUR: known(row.priceEur), USD: known(row.priceUsd) }
}
