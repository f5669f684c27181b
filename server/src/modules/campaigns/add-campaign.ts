import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { publishCampaign } from './advance-campaign.ts'
import { briefChanges } from './brief-changes.ts'
import { noCounts } from './campaigns.ports.ts'
import { createCampaignRow as insertCampaign } from './campaigns.store.ts'
import { loadOwnCampaignDetails } from './get-campaigns.ts'

/** Thirty days of organic use in the UK: no right is perpetual by default (domain, section 3 row 3). */
const defaultRights = {
  channels: ['organic' as const],
  territory: 'uk' as const,
  days: 30,
  mayEdit: false,
  aiTraining: false,
}
const noFacts = {
  briefComplete: false,
  deadlineAhead: false,
  entitled: true,
  openDeals: false,
  openOffers: false,
  termsLocked: false,
  changesLockedTerms: false,
}

/**
 * Creates a campaign as a draft. With `publish` it goes live at once, or fails as a whole when its brief is
 * incomplete.
 */
export const addCampaign: Handler<typeof campaignCalls.addCampaign> = async (ctx, { publish, ...brief }) => {
  const brandId = ctx.actor.id
  const created = move(campaignLifecycle, { status: 'new', version: 0 }, 'create', 'brand', noFacts)
  const changes = await briefChanges(brief, brandId)
  const values = {
    rights: defaultRights,
    ...changes,
    title: brief.title,
    brandId,
    status: created.to,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }
  const campaign = (await insertCampaign(values)) ?? fail('internal')
  await recordTransition('campaign', campaign.id, created, 'brand')
  await emit('campaign.changed', { campaignId: campaign.id, brandId, event: 'create' })
  // A campaign that has just been created has no applications.
  if (publish) await publishCampaign(campaign, ctx.now, undefined, noCounts)
  return loadOwnCampaignDetails(campaign.id, brandId, noCounts)
}
