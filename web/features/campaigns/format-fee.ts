import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { formatMoney } from '@marquee/contract/rules/currency'

/**
 * Returns "£900", "£900 to £1,200", or "Gifted product, unpaid": what a campaign pays each talent, VAT
 * included.
 */
export function formatFee({
  payModel,
  feeMin,
  feeMax,
  currency,
}: Pick<CampaignCard, 'payModel' | 'feeMin' | 'feeMax' | 'currency'>): string {
  if (payModel === 'gifted') return 'Gifted product, unpaid'
  if (payModel === 'range' && feeMax > feeMin)
    return `${formatMoney(feeMin, currency)} to ${formatMoney(feeMax, currency)}`
  return formatMoney(feeMin, currency)
}
