import { DEFAULT_CURRENCY, formatMoney } from '@marquee/contract/rules/currency'
import { formatNumber } from '@marquee/contract/rules/wording'
import { currencyOf, numberOf, type RangeName, reversedRanges, type SearchState } from './talent-search.ts'

type Filters = SearchState['filters']

/** What is said at the upper field of a range whose lower end is above it. */
const errors: Record<RangeName, (filters: Filters) => string> = {
  followers: ({ min }) => `The highest number must be at least ${formatNumber(numberOf(min) ?? 0)}.`,
  price: ({ priceMin, currency }) =>
    `The highest price must be at least ${formatMoney(numberOf(priceMin) ?? 0, currencyOf(currency) ?? DEFAULT_CURRENCY)}.`,
}

/** Returns the error of the upper field of a range; null where the range is possible. */
export function rangeErrorOf(range: RangeName, filters: Filters): string | null {
  return reversedRanges(filters).includes(range) ? errors[range](filters) : null
}
