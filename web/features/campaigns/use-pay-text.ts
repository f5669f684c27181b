import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { previewPrice } from '#lib/price-preview.ts'
import { usePriceRules } from '#lib/use-market.ts'
import type { Viewer } from '#lib/viewer.ts'
import { formatFee } from './format-fee.ts'

type Pay = Pick<CampaignCard, 'payModel' | 'feeMin' | 'feeMax' | 'currency'>

/**
 * Returns a function that says what a campaign pays: to a brand the price with VAT, to a talent and their agent
 * what the talent’s side earns after VAT and our fee. The ends of a range are rounded down to whole units, because
 * the fee is agreed later.
 */
export function usePayText(viewer: Viewer): (campaign: Pay) => string {
  const rules = usePriceRules()
  return (campaign) => {
    if (viewer === 'brand' || campaign.payModel === 'gifted') return formatFee(campaign)
    const isRange = campaign.payModel === 'range' && campaign.feeMax > campaign.feeMin
    const net = (price: number) => {
      const { talent } = previewPrice(price, campaign.currency, rules)
      return isRange ? Math.floor(talent / 100) * 100 : talent
    }
    const earned = formatFee({ ...campaign, feeMin: net(campaign.feeMin), feeMax: net(campaign.feeMax) })
    return viewer === 'talent' ? `You earn ${earned}` : `Earns ${earned}, before your commission`
  }
}
