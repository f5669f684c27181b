import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { refuse, refuseField } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { advanceCampaign, publishCampaign } from './advance-campaign.ts'
import { briefChanges } from './brief-changes.ts'
import { lockOwnCampaign } from './campaigns.store.ts'
import { showOwnCampaign } from './show-campaigns.ts'

/**
 * Changes the brief. A published one gets a new brief version; currency, pay and rights stand once an offer was accepted
 * (`terms_locked`), and no fewer places than are taken.
 */
export const editCampaign: Act<typeof campaignCalls.editCampaign> = async (
  ctx,
  { campaignId, version, publish, ...brief },
) => {
  const campaign = (await lockOwnCampaign(campaignId, ctx.actor.id)) ?? refuse('not_found')
  if (brief.places !== undefined && brief.places < campaign.placesTaken)
    refuseField('places', `${campaign.placesTaken} places are already taken.`)
  const changes = await briefChanges(brief, ctx.actor.id)
  const briefVersion = campaign.status === 'draft' ? campaign.briefVersion : campaign.briefVersion + 1
  const edited = await advanceCampaign(campaign, 'edit', {
    by: 'brand',
    now: ctx.now,
    changes: { ...changes, briefVersion },
    expectedVersion: version,
  })
  if (publish) await publishCampaign(edited, ctx.now)
  return showOwnCampaign(campaignId, ctx.actor.id)
}
