import type { OfferTerms, Price } from '@marquee/contract/calls/terms'
import { splitPrice } from '@marquee/contract/rules/money'
import { taxFor } from '@marquee/contract/rules/tax'
import { readMarketSettings } from '../settings/market-settings.ts'

/** What terms mean in money today: rate, mode and tax are snapshotted with the version they belong to (design, section 7). */
export async function priceTerms(terms: Pick<OfferTerms, 'price' | 'currency'>): Promise<Price> {
  const { feeBps, feeMode } = await readMarketSettings()
  const taxPercent = taxFor(terms.currency)
  const { payerPays, tax, net, fee, agent, talent } = splitPrice({ gross: terms.price, taxPercent, feeBps, feeMode })
  return { currency: terms.currency, payerPays, tax, taxPercent, net, fee, feeBps, feeMode, agent, talent }
}
