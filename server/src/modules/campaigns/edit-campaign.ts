import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceCampaign, publishCampaign } from './advance-campaign.ts'
import { briefColumns, loadBriefReferences } from './brief.ts'
import { viewOwnCampaign } from './campaigns.view.ts'
import { lockWholeCampaign } from './load-campaign.ts'

/**
 * Changes the brief. A published one gets a new brief version. Fails with `terms_locked` for currency, pay
 * and rights once an offer was accepted, and for fewer places than are taken.
 */
export const editCampaign: Handler<typeof campaignCalls.editCampaign> = async (
  ctx,
  { campaignId, version, publish, ...brief },
) => {
  const [locked, references] = await Promise.all([
    lockWholeCampaign(campaignId, ctx.actor.id),
    loadBriefReferences(brief, ctx.actor.id),
  ])
  if (!locked) fail('not_found')

  const { status, placesTaken, briefVersion } = locked.campaign
  if (brief.places !== undefined && brief.places < placesTaken)
    failField('places', `${placesTaken} places are already taken.`)
  const changes = {
    ...briefColumns(brief, references),
    briefVersion: status === 'draft' ? briefVersion : briefVersion + 1,
  }

  const edited = await advanceCampaign(locked, 'edit', {
    by: 'brand',
    now: ctx.now,
    changes,
    expectedVersion: version,
  })
  return viewOwnCampaign(publish ? await publishCampaign(edited, ctx.now) : edited)
}
