/** The currencies of the market, the default first (specification section 3). All have two decimals. */
export const currencies = ['GBP', 'EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

export const DEFAULT_CURRENCY: Currency = 'GBP'

/** Name and sign of each currency (specification section 3). */
export const currencyNames = {
  GBP: { name: 'Pound', symbol: '£' },
  EUR: { name: 'Euro', symbol: '€' },
  USD: { name: 'Dollar', symbol: '$' },
} as const satisfies Record<Currency, { name: string; symbol: string }>

/** Whole amounts without decimals, all others with both: `£1,200`, `£1,200.50`. Never one lone decimal. */
const formats = Object.fromEntries(
  currencies.map((currency) => [
    currency,
    new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
  ]),
)

/** An amount of minor units as people read it, en-US style with 0 or 2 decimals (specification section 9). */
export function formatMoney(minor: number, currency: Currency = DEFAULT_CURRENCY): string {
  return formats[currency]?.format(fromMinor(minor)) ?? `${currency} ${fromMinor(minor)}`
}

/** Minor units as an amount: 120050 is 1200.5. For display and form fields only; sums stay in minor units. */
export function fromMinor(minor: number): number {
  return minor / 100
}

/** A typed amount in minor units, rounded half up to 2 decimals: 1.005 is 101, though as a binary fraction it lies just below. */
export function toMinor(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15)))
}

/** An amount rounded to 2 decimals (specification section 9). */
export function roundAmount(amount: number): number {
  return fromMinor(toMinor(amount))
}
