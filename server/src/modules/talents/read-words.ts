import type { Currency } from '@marquee/contract/rules/currency'
import { readPriceInWords } from '@marquee/contract/rules/price-in-words'
import { searchWords } from '../../platform/database/search-words.ts'

interface Asked {
  q?: string | undefined
  currency?: Currency | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
}

/**
 * Returns the words of a search, and what it wants with the price that the words name: the filters decide about the currency, and the
 * narrower of two limits counts.
 */
export function readWords<Wanted extends Asked>(asked: Wanted): { wanted: Wanted; words: string[] } {
  const { text, price } = readPriceInWords(asked.q ?? '')
  const words = searchWords(text)
  if (!price || (asked.currency !== undefined && asked.currency !== price.currency))
    return { wanted: asked, words }
  const from = Math.max(asked.priceFrom ?? 0, price.priceFrom ?? 0)
  const to = Math.min(asked.priceTo ?? Number.POSITIVE_INFINITY, price.priceTo ?? Number.POSITIVE_INFINITY)
  const wanted = {
    ...asked,
    currency: price.currency,
    ...(from > 0 && { priceFrom: from }),
    ...(Number.isFinite(to) && { priceTo: to }),
  }
  return { wanted, words }
}
