import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { waitingCampaigns } from '../verification/verification.ports.ts'
import {
  advanceCampaign,
  closingReminders,
  endVerificationWait,
  scheduleCompletion,
} from './advance-campaign.ts'
import { deleteTemplatesOf } from './campaign-templates.store.ts'
import {
  hasRunningCampaigns,
  listAwaitingVerification,
  listLiveCampaignIds,
  releasePlaceOf,
} from './campaigns.store.ts'
import { lockWholeCampaign } from './load-campaign.ts'
import { deleteSavedCampaignsOf } from './saved-campaigns.store.ts'

/**
 * Registers the timers: the closing date closes a campaign, and a closed one completes thirty days after it was
 * closed or after its last offer or deal ended.
 */
export function registerCampaigns(): void {
  onTimer('campaign', 'close', async (id, now) => {
    const locked = await lockWholeCampaign(id)
    if (locked && ['live', 'paused'].includes(locked.campaign.status))
      await advanceCampaign(locked, 'close', { by: 'system', now })
  })
  onTimer('campaign', 'complete', async (id, now) => {
    const locked = await lockWholeCampaign(id)
    if (locked?.campaign.status !== 'closed') return
    if (locked.counts.deals === 0 && locked.counts.offers === 0)
      await advanceCampaign(locked, 'complete', { by: 'system', now })
  })
  for (const { event } of closingReminders)
    onTimer('campaign', event, async (id) => {
      const locked = await lockWholeCampaign(id)
      if (locked?.campaign.status === 'live')
        await emit('campaign.closing', { campaignId: id, brandId: locked.campaign.brandId })
    })
  // The period starts again when something ends; the timer does nothing while the campaign is not closed.
  onEvent('deal.completed', ({ campaignId }, { now }) => scheduleCompletion(campaignId, now))
  onEvent('deal.cancelled', ({ campaignId }, { now }) => scheduleCompletion(campaignId, now))
  onEvent('offer.ended', ({ campaignId }, { now }) => scheduleCompletion(campaignId, now))
  afterCommit('account.suspended', 'pause campaigns', async ({ accountId }, { at: now }) => {
    for (const id of await listLiveCampaignIds(accountId)) {
      const locked = await lockWholeCampaign(id)
      if (locked?.campaign.status === 'live') await advanceCampaign(locked, 'pause', { by: 'operator', now })
    }
  })
  waitingCampaigns.provide({
    titlesOf: async (brandId) => (await listAwaitingVerification(brandId)).map(({ title }) => title),
  })
  // After the commit, so that a campaign that is submitted at the same time is found too: both lock the verification.
  afterCommit('brand.verified', 'open campaigns', ({ brandId }, { at }) => endWaits(at, brandId))
  afterCommit('settings.changed', 'open unverified campaigns', async ({ key }, { at }) => {
    if (key !== 'brandVerification') return
    if ((await readMarketSettings()).brandVerification === 'off') await endWaits(at)
  })
  // In a transaction of its own: the one that cancels a deal holds locks that come after the campaign's.
  afterCommit('deal.cancelled', 'release place', async ({ campaignId }) => {
    if (campaignId !== DIRECT_CAMPAIGN_ID) await releasePlaceOf(campaignId)
  })
}

/** Ends the wait for a verification of this brand's campaigns, or of all. */
async function endWaits(now: Date, brandId?: string): Promise<void> {
  for (const { id } of await listAwaitingVerification(brandId)) {
    const locked = await lockWholeCampaign(id)
    if (locked?.campaign.status === 'in_review' && locked.campaign.awaitsVerification)
      await endVerificationWait(locked, now)
  }
}

/** Prevents erasing a brand with open campaigns, and deletes its templates and which campaigns an erased talent had saved. */
export const campaignErasure: Erasure = {
  findErasureBlocker: async (accountId) => ((await hasRunningCampaigns(accountId)) ? 'deals_open' : null),
  eraseFor: async (accountId) => {
    await deleteSavedCampaignsOf(accountId)
    await deleteTemplatesOf(accountId)
  },
}
