import { type CampaignEvent, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { refuse } from '@marquee/contract/refusals'
import { clearClocks, setClock } from '../../platform/clocks.ts'
import { endOfDay } from '../../platform/day.ts'
import { emit } from '../../platform/events.ts'
import { transition } from '../../platform/transition.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { campaignFacts } from './campaign-facts.ts'
import { type Campaign, type CampaignChanges, lockCampaign } from './campaigns.store.ts'
import { campaigns } from './campaigns.tables.ts'

interface Step {
  by: Party
  now: Date
  changes?: CampaignChanges
  expectedVersion?: number
}

/** Events after which a campaign no longer takes part in the market. */
const endings: readonly CampaignEvent[] = ['close', 'complete', 'cancel']

/**
 * Moves a locked campaign, saves `changes` with it, sets its clocks and says so. The refusals are those of its lifecycle.
 * Gives back the row as it stands afterwards.
 */
export async function advanceCampaign(campaign: Campaign, event: CampaignEvent, step: Step): Promise<Campaign> {
  const { by, now, changes = {}, expectedVersion } = step
  const facts = await campaignFacts(campaign, now, changes)
  await transition(campaignLifecycle, campaigns, campaign, event, by, facts, { expectedVersion, set: { ...changes, updatedAt: now } })
  const next = (await lockCampaign(campaign.id)) ?? refuse('not_found')
  await windClocks(next)
  await announce(next, event)
  return next
}

/** Publishes: into review, and straight through where the market's setting asks for none. */
export async function publishCampaign(campaign: Campaign, now: Date, expectedVersion?: number): Promise<Campaign> {
  const submitted = await advanceCampaign(campaign, 'submit', { by: 'brand', now, expectedVersion })
  const { campaignReview } = await readMarketSettings()
  if (campaignReview !== 'off') return submitted
  return advanceCampaign(submitted, 'approve', { by: 'system', now, changes: { publishedAt: submitted.publishedAt ?? now } })
}

async function windClocks(campaign: Campaign): Promise<void> {
  const takesApplications = campaign.status === 'live' || campaign.status === 'paused'
  if (takesApplications && campaign.applyBy) await setClock('campaign', campaign.id, 'close', endOfDay(campaign.applyBy))
  else await clearClocks('campaign', campaign.id, ['close'])
}

async function announce(campaign: Campaign, event: CampaignEvent): Promise<void> {
  const payload = { campaignId: campaign.id, brandId: campaign.brandId }
  if (event === 'approve' || event === 'reopen') await emit('campaign.opened', payload)
  else if (endings.includes(event)) await emit('campaign.ended', { ...payload, event })
  else await emit('campaign.changed', { ...payload, event })
}
