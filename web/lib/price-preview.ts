import type { Currency } from '@marquee/contract/rules/currency'
import { FEE_BPS, FEE_MODE } from '@marquee/contract/rules/fee'
import { type FeeMode, type PriceTerms, splitPrice } from '@marquee/contract/rules/money'
import { taxFor, VAT_PERCENT } from '@marquee/contract/rules/tax'
import type { Price } from '@marquee/contract/terms/price'

/** Fee and VAT of new prices: basis points, and whole percent on prices in pounds. */
export interface PriceRules {
  feeBps: number
  feeMode: FeeMode
  vatPercent: number
}

/** The rules of the specification, for as long as those of the market are not loaded. */
export const defaultPriceRules: PriceRules = {
  feeBps: FEE_BPS,
  feeMode: FEE_MODE,
  vatPercent: VAT_PERCENT,
}

/** Returns the rules as a price in this currency is split by them. */
export function splitTerms(
  currency: Currency,
  { feeBps, feeMode, vatPercent }: PriceRules,
): Omit<PriceTerms, 'gross'> {
  return { feeBps, feeMode, taxPercent: taxFor(currency, vatPercent) }
}

/**
 * Returns the price split for both parties, calculated by the server's rule. The server's own figures are
 * binding.
 */
export function previewPrice(price: number, currency: Currency, rules: PriceRules, agentBps = 0): Price {
  const terms = splitTerms(currency, rules)
  const { feeBps, feeMode, taxPercent } = terms
  const { payerPays, tax, net, fee, agent, talent } = splitPrice({ gross: price, ...terms, agentBps })
  return { currency, payerPays, tax, taxPercent, net, fee, feeBps, feeMode, agent, agentBps, talent }
}
