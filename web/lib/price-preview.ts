import type { Currency } from '@marquee/contract/rules/currency'
import { FEE_BPS } from '@marquee/contract/rules/fee'
import { type FeeMode, splitPrice } from '@marquee/contract/rules/money'
import { taxFor } from '@marquee/contract/rules/tax'
import type { Price } from '@marquee/contract/terms/price'

/**
 * Returns the price split for both parties, calculated by the server's rule. The server's own figures are
 * binding.
 */
export function previewPrice(price: number, currency: Currency, feeMode: FeeMode, agentBps = 0): Price {
  const taxPercent = taxFor(currency)
  const { payerPays, tax, net, fee, agent, talent } = splitPrice({
    gross: price,
    taxPercent,
    feeBps: FEE_BPS,
    feeMode,
    agentBps,
  })
  return { currency, payerPays, tax, taxPercent, net, fee, feeBps: FEE_BPS, feeMode, agent, agentBps, talent }
}
