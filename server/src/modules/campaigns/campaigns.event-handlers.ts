import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterCommit, onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { advanceCampaign } from './advance-campaign.ts'
import { hasRunningCampaigns, releasePlaceOf } from './campaigns.store.ts'
import { lockWholeCampaign } from './load-campaign.ts'

/**
 * Registers the timers: the closing date closes a campaign, and a closed one completes thirty days after its
 * last deal ended.
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
  onEvent('deal.completed', async ({ campaignId }, { now }) => {
    await scheduleTimer(
      'campaign',
      campaignId,
      'complete',
      new Date(now.getTime() + campaignLifecycle.timers.wrapUp.after),
    )
  })
  // In a transaction of its own: the one that cancels a deal holds locks that come after the campaign's.
  afterCommit('deal.cancelled', 'release place', async ({ campaignId }) => {
    if (campaignId !== DIRECT_CAMPAIGN_ID) await releasePlaceOf(campaignId)
  })
}

/** Prevents erasing a brand with open campaigns. */
export const campaignErasure: Erasure = {
  findErasureBlocker: async (accountId) => ((await hasRunningCampaigns(accountId)) ? 'deals_open' : null),
}
