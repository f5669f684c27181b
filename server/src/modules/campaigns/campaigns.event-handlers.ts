import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { advanceCampaign } from './advance-campaign.ts'
import { campaignQuestions, noCounts } from './campaigns.ports.ts'
import { hasRunningCampaigns, lockCampaign } from './campaigns.store.ts'

/**
 * Registers the timers: the closing date closes a campaign, and a closed one completes thirty days after its
 * last deal ended.
 */
export function registerCampaigns(): void {
  onTimer('campaign', 'close', async (id, now) => {
    const campaign = await lockCampaign(id)
    if (campaign && ['live', 'paused'].includes(campaign.status))
      await advanceCampaign(campaign, 'close', { by: 'system', now })
  })
  onTimer('campaign', 'complete', async (id, now) => {
    const campaign = await lockCampaign(id)
    if (campaign?.status !== 'closed') return
    const { deals, offers } = (await campaignQuestions.ask().countsOf([id])).get(id) ?? noCounts
    if (deals === 0 && offers === 0) await advanceCampaign(campaign, 'complete', { by: 'system', now })
  })
  onEvent('deal.completed', async ({ campaignId }, { now }) => {
    await scheduleTimer(
      'campaign',
      campaignId,
      'complete',
      new Date(now.getTime() + campaignLifecycle.timers.wrapUp.after),
    )
  })
}

/** Prevents erasing a brand with open campaigns. */
export const campaignErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasRunningCampaigns(accountId)) ? 'deals_open' : null),
}
