import { type Currency, currencies, currencyNames } from './currency.ts'
import { MAX_INT32 } from './text.ts'

/** A limit of prices in minor units of its currency. */
export interface PriceInWords {
  currency: Currency
  priceFrom?: number
  priceTo?: number
}

const most = 'under|below|less than|up to|within|at most|maximum|max'
const least = 'over|above|more than|from|at least|minimum|min'
const amount = String.raw`\d[\d,]*(?:\.\d{1,2})?k?`
/** “£200 to £500”, “between £200 and £500”. */
const range = new RegExp(
  String.raw`(?:\b(?:between|from)\s*)?(?<symbol>[£€$])\s*(?<low>${amount})\s*(?:-|–|\bto\b|\band\b)\s*[£€$]?\s*(?<high>${amount})\b`,
  'iu',
)
/** “under £500”, “up to €1,200.50”, “from 300 pounds”, “£2k or less”. A number without a currency is no price. */
const limit = new RegExp(
  String.raw`(?:\b(?:${most}|(?<least>${least}))\s*)?(?:(?<symbol>[£€$])\s*(?<amount>${amount})|\b(?<number>${amount})\s*(?<name>pound|euro|dollar)s?)\b(?:\s*(?:or less|(?<more>or more)))?`,
  'iu',
)

/**
 * Returns the words of a search without the price that they name, and that price: “skincare under £500” is “skincare” with prices up to
 * £500. A price without “from” or the like is the most. Without a price the text is as it is.
 */
export function readPriceInWords(text: string): { text: string; price: PriceInWords | null } {
  const match = range.exec(text) ?? limit.exec(text)
  const { symbol, name, low, high, least: from, more, ...single } = match?.groups ?? {}
  const currency = currencies.find(
    (one) =>
      currencyNames[one].symbol === symbol || currencyNames[one].name.toLowerCase() === name?.toLowerCase(),
  )
  if (!match || currency === undefined) return { text, price: null }
  const [first, second] = [minorOf(low ?? single.amount ?? single.number), minorOf(high)]
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return {
    text: rest.replace(/\s+/gu, ' ').trim(),
    price: {
      currency,
      ...(high !== undefined
        ? { priceFrom: first, priceTo: second }
        : from || more
          ? { priceFrom: first }
          : { priceTo: first }),
    },
  }
}

/** Returns an amount in minor units, “2k” as 200,000; at most the largest that can be asked for. */
function minorOf(text = ''): number {
  const units = Number.parseFloat(text.replaceAll(',', '')) * (/k$/iu.test(text) ? 1_000 : 1)
  return Math.min(Math.round(units * 100), MAX_INT32)
}
