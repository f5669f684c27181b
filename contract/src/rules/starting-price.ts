import { type Currency, currencies, formatMoney } from './currency.ts'

/**
 * The starting price of a talent in each currency, in minor units: the lower of that of the profile and the cheapest package in that currency;
 * null where there is neither. Amounts are never converted.
 */
export type Prices = Readonly<Record<Currency, number | null>>

export interface StartingPrice {
  amount: number
  currency: Currency
}

/** Returns the price in the wanted currency, or else in the first one in which there is a price; null without any. */
export function startingPriceOf(prices: Prices, wanted: Currency): StartingPrice | null {
  for (const currency of [wanted, ...currencies]) {
    const amount = prices[currency]
    if (amount !== null) return { amount, currency }
  }
  return null
}

/** Returns the price of a card, such as "from €400": that of a search, or else the “fee from”; undefined without a price. */
export function labelStartingPrice(talent: {
  minFee: number
  feeCurrency: Currency
  startingPrice?: StartingPrice | null
}): string | undefined {
  if (talent.startingPrice)
    return `from ${formatMoney(talent.startingPrice.amount, talent.startingPrice.currency)}`
  return talent.minFee > 0 ? `from ${formatMoney(talent.minFee, talent.feeCurrency)}` : undefined
}

/**
 * Returns the starting price of a profile with its packages: that in the currency of the profile’s own, or else in the first one in which there
 * is a price; null without any.
 */
export function startingPriceIn(
  { minFee, feeCurrency }: { minFee: number; feeCurrency: Currency },
  packages: readonly { price: number; currency: Currency }[],
): StartingPrice | null {
  const offered = minFee > 0 ? [...packages, { price: minFee, currency: feeCurrency }] : packages
  const least = (currency: Currency) => {
    const amounts = offered.filter((one) => one.currency === currency).map(({ price }) => price)
    return amounts.length > 0 ? Math.min(...amounts) : null
  }
  return startingPriceOf({ GBP: least('GBP'), EUR: least('EUR'), USD: least('USD') }, feeCurrency)
}
