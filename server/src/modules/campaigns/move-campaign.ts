import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceCampaign, publishCampaign } from './advance-campaign.ts'
import { lockOwnCampaign } from './campaigns.store.ts'
import { loadOwnCampaignDetails } from './get-campaigns.ts'

/**
 * Publishes, pauses, resumes, closes, reopens (`applyBy` is the new closing date) or cancels one of the
 * brand's campaigns.
 */
export const moveCampaign: Handler<typeof campaignCalls.moveCampaign> = async (
  ctx,
  { campaignId, version, event, applyBy },
) => {
  const campaign = (await lockOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  if (event === 'submit') await publishCampaign(campaign, ctx.now, version)
  else
    await advanceCampaign(campaign, event, {
      by: 'brand',
      now: ctx.now,
      changes: applyBy ? { applyBy } : {},
      expectedVersion: version,
    })
  return loadOwnCampaignDetails(campaignId, ctx.actor.id)
}

/** Completes one of the brand's campaigns whose deals and offers have all ended. */
export const completeCampaign: Handler<typeof campaignCalls.completeCampaign> = async (
  ctx,
  { campaignId, version },
) => {
  const campaign = (await lockOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  await advanceCampaign(campaign, 'complete', { by: 'brand', now: ctx.now, expectedVersion: version })
  return loadOwnCampaignDetails(campaignId, ctx.actor.id)
}
