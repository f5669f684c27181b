import type { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { campaignCards } from './campaigns.view.ts'
import { listSimilarCampaigns } from './similar-campaigns.store.ts'

/**
 * Returns other public campaigns that accept applications today, those of the same brand or industry as one campaign first; none unless
 * visitors may read that one.
 */
export const getSimilarCampaigns: Handler<typeof publicCampaignCalls.similarCampaigns> = async (
  ctx,
  { campaignId, limit },
) => {
  const [rows, card] = await Promise.all([
    listSimilarCampaigns({ campaignId, today: today(ctx.now), limit }),
    campaignCards(),
  ])
  return { items: rows.map((row) => ({ ...card(row), isSimilar: row.likeness > 0 })) }
}
