import { type Commission, commissionBps } from '@marquee/contract/rules/commission'
import { splitPrice } from '@marquee/contract/rules/money'
import { taxFor } from '@marquee/contract/rules/tax'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import type { Price } from '@marquee/contract/terms/price'
import { readMarketSettings } from '../settings/market-settings.ts'

/**
 * What terms mean in money today: rate, mode and tax are snapshotted with the version they belong to (design, section 7), and the
 * agency's part at the rate for this kind of work.
 */
export async function priceTerms(
  terms: Pick<OfferTerms, 'price' | 'currency' | 'deliverables'>,
  commission: Commission | null,
): Promise<Price> {
  const { feeBps, feeMode } = await readMarketSettings()
  const taxPercent = taxFor(terms.currency)
  const agentBps = commissionBps(commission, terms.deliverables)
  const { payerPays, tax, net, fee, agent, talent } = splitPrice({
    gross: terms.price,
    taxPercent,
    feeBps,
    feeMode,
    agentBps,
  })
  return {
    currency: terms.currency,
    payerPays,
    tax,
    taxPercent,
    net,
    fee,
    feeBps,
    feeMode,
    agent,
    agentBps,
    talent,
  }
}
