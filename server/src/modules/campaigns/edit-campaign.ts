import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceCampaign, publishCampaign } from './advance-campaign.ts'
import { briefChanges } from './brief-changes.ts'
import { lockOwnCampaign } from './campaigns.store.ts'
import { loadOwnCampaignDetails } from './get-campaigns.ts'

/**
 * Changes the brief. A published one gets a new brief version. Fails with `terms_locked` for currency, pay
 * and rights once an offer was accepted, and for fewer places than are taken.
 */
export const editCampaign: Handler<typeof campaignCalls.editCampaign> = async (
  ctx,
  { campaignId, version, publish, ...brief },
) => {
  const campaign = (await lockOwnCampaign(campaignId, ctx.actor.id)) ?? fail('not_found')
  if (brief.places !== undefined && brief.places < campaign.placesTaken)
    failField('places', `${campaign.placesTaken} places are already taken.`)
  const changes = await briefChanges(brief, ctx.actor.id)
  const briefVersion = campaign.status === 'draft' ? campaign.briefVersion : campaign.briefVersion + 1
  const edited = await advanceCampaign(campaign, 'edit', {
    by: 'brand',
    now: ctx.now,
    changes: { ...changes, briefVersion },
    expectedVersion: version,
  })
  if (publish) await publishCampaign(edited, ctx.now)
  return loadOwnCampaignDetails(campaignId, ctx.actor.id)
}
