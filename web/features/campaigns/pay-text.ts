import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import type { Viewer } from '#lib/viewer.ts'
import { formatFee } from './format-fee.ts'

export type Pay = Pick<CampaignCard, 'payModel' | 'feeMin' | 'feeMax' | 'currency'>

/**
 * Returns what a campaign pays: to a brand the price with VAT, to a talent and their agent what the talent’s side earns after
 * VAT and our fee. The ends of a range are rounded down to whole units, because the fee is agreed later.
 */
export function payTextOf(campaign: Pay, viewer: Viewer, rules: PriceRules): string {
  if (viewer === 'brand' || campaign.payModel === 'gifted') return formatFee(campaign)
  const isRange = campaign.payModel === 'range' && campaign.feeMax > campaign.feeMin
  const net = (price: number) => {
    const { talent } = previewPrice(price, campaign.currency, rules)
    return isRange ? Math.floor(talent / 100) * 100 : talent
  }
  const earned = formatFee({ ...campaign, feeMin: net(campaign.feeMin), feeMax: net(campaign.feeMax) })
  return viewer === 'talent' ? `You earn ${earned}` : `Earns ${earned}, before your commission`
}
