import {
  type Currency,
  currencies,
  DEFAULT_CURRENCY,
  formatMoney,
  fromMinor,
  toMinor,
} from '@marquee/contract/rules/currency'
import { limits } from '@marquee/contract/rules/limits'
import { grossForTalent, type PriceTerms } from '@marquee/contract/rules/money'

/** What the amount of an example is: the price of the deal, or what the talent earns. */
export const bases = ['price', 'earnings'] as const
export type Basis = (typeof bases)[number]

/** What the field of the amount takes. */
export const anAmount = 'Enter an amount, such as 1,200.'

/** What the calculator of a deal is given, as it is typed. */
export interface TypedExample {
  basis: Basis
  /** The price, or what the talent earns, such as `1,200`. */
  price: string
  currency: Currency
  /** The agent’s commission in percent; empty without an agent. */
  commission: string
}

/** Returns the example that an address asks for; a deal of £1,200 without an agent where it asks for none. */
export function readExample(query: URLSearchParams): TypedExample {
  const [currency, basis] = [query.get('currency'), query.get('basis')]
  return {
    basis: bases.find((known) => known === basis) ?? 'price',
    price: (query.get('price') ?? '1,200').slice(0, 20),
    currency: currencies.find((known) => known === currency) ?? DEFAULT_CURRENCY,
    commission: (query.get('commission') ?? '').slice(0, 10),
  }
}

/**
 * Returns the lowest price that leaves the talent at least `earnings`, both in minor units; null where no price of ours does, such as with a
 * commission of everything.
 */
export function priceForEarnings(earnings: number, terms: Omit<PriceTerms, 'gross'>): number | null {
  if ((terms.agentBps ?? 0) >= 10_000) return null
  const price = grossForTalent(earnings, terms)
  return price <= limits.amount ? price : null
}

/** Returns a typed number without signs of currencies and groups; null for a text that is none, or has more than two decimals. */
function numberOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s,£€$]/g, '')
  return /^-?\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** Returns a typed price in minor units, or null for a text that is no amount of ours. */
export function priceOf(typed: string): number | null {
  const price = toMinor(numberOf(typed) ?? 0)
  return price > 0 && price <= limits.amount ? price : null
}

/** Returns what is wrong with an amount from which no price follows: the limit that it breaks. */
export function describeAmount({ price, currency, basis, commission }: TypedExample): string {
  const most = formatMoney(limits.amount, currency)
  if (price.trim() === '') return anAmount
  const number = numberOf(price)
  if (number === null) return 'Enter a number with at most two decimals, such as 1,200.'
  if (number <= 0) return 'Enter an amount above 0.'
  if (priceOf(price) === null) return `Enter at most ${most}.`
  return basis === 'earnings' && commissionOf(commission) === 10_000
    ? 'With a commission of 100%, the talent earns nothing.'
    : `Enter an amount that a price of at most ${most} leaves.`
}

/** Returns a typed price as it is written, such as `2,500` for `2500`; as it is typed where it is no amount of ours. */
export function writePrice(typed: string): string {
  const price = priceOf(typed)
  if (price === null) return typed
  return fromMinor(price).toLocaleString('en-US', { minimumFractionDigits: price % 100 === 0 ? 0 : 2 })
}

/** Returns a typed commission in basis points, 0 for an empty text, or null for a text that is no percentage. */
export function commissionOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s%]/g, '').replace(',', '.')
  if (text === '') return 0
  if (!/^\d+(?:\.\d{1,2})?$/.test(text)) return null
  const bps = Math.round(Number(text) * 100)
  return bps <= 10_000 ? bps : null
}
