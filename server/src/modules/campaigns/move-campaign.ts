import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceCampaign, publishCampaign } from './advance-campaign.ts'
import { viewOwnCampaign } from './campaigns.view.ts'
import { loadOwnCampaignDetails, lockWholeCampaign } from './load-campaign.ts'

/**
 * Publishes, pauses, resumes, closes, reopens (`applyBy` is the new closing date) or cancels one of the
 * brand's campaigns.
 */
export const moveCampaign: Handler<typeof campaignCalls.moveCampaign> = async (
  ctx,
  { campaignId, version, event, applyBy },
) => {
  const locked = (await lockWholeCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  if (event === 'submit') return viewOwnCampaign(await publishCampaign(locked, ctx.now, version))
  await advanceCampaign(locked, event, {
    by: 'brand',
    now: ctx.now,
    changes: applyBy ? { applyBy } : {},
    expectedVersion: version,
  })
  // Read again, because the event handlers of offers and applications change places and counts.
  return loadOwnCampaignDetails(campaignId, ctx.actor.id)
}

/** Completes one of the brand's campaigns whose deals and offers have all ended. */
export const completeCampaign: Handler<typeof campaignCalls.completeCampaign> = async (
  ctx,
  { campaignId, version },
) => {
  const locked = (await lockWholeCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  const step = { by: 'brand', now: ctx.now, expectedVersion: version } as const
  await advanceCampaign(locked, 'complete', step)
  return loadOwnCampaignDetails(campaignId, ctx.actor.id)
}
