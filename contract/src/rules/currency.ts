/** The currencies of the market, the default first (specification section 3). All have two decimals. */
export const currencies = ['GBP', 'EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const DEFAULT_CURRENCY: Currency = 'GBP'

/** Name and symbol of each currency (specification section 3). */
export const currencyNames = {
  GBP: { name: 'Pound', symbol: '£' },
  EUR: { name: 'Euro', symbol: '€' },
  USD: { name: 'Dollar', symbol: '$' },
} as const satisfies Record<Currency, { name: string; symbol: string }>

/** Whole amounts have no decimals, all others have two: `£1,200`, `£1,200.50`; never one decimal. */
const options = { style: 'currency', trailingZeroDisplay: 'stripIfInteger' } as const

/** Made when a currency is first shown: each takes several milliseconds on a phone. */
const formats = new Map<string, Intl.NumberFormat>()

/** Formats minor units for display, en-US style with 0 or 2 decimals (specification section 9). */
export function formatMoney(minor: number, currency: Currency = DEFAULT_CURRENCY): string {
  if (!(currency in currencyNames)) return `${currency} ${fromMinor(minor)}`
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { ...options, currency })
  formats.set(currency, format)
  return format.format(fromMinor(minor))
}

/**
 * Returns a function that formats the amounts of one column, in minor units: all without decimals where every amount is whole, otherwise
 * all with two, so that the digits line up.
 */
export function createColumnFormat(
  amounts: readonly number[],
  currency: Currency = DEFAULT_CURRENCY,
): (minor: number) => string {
  if (amounts.every((minor) => minor % 100 === 0)) return (minor) => formatMoney(minor, currency)
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return (minor) => format.format(fromMinor(minor))
}

/**
 * Converts minor units to an amount: 120050 is 1200.5. For display and form fields only; sums stay in minor
 * units.
 */
export function fromMinor(minor: number): number {
  return minor / 100
}

/**
 * Converts a typed amount to minor units, rounded half up to 2 decimals (specification section 9): 1.005 is 101, although its binary
 * fraction is slightly smaller.
 */
export function toMinor(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15)))
}
