import type { trackingCalls } from '@marquee/contract/calls/tracking'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { listLinks } from './tracking.store.ts'
import { viewLink, viewOwnLink } from './tracking.view.ts'

/** Returns the tracking links that the talent of a deal posts. Fails with `not_found` for a foreign deal. */
export const getTalentTrackingLinks: Handler<typeof trackingCalls.talentTrackingLinks> = async (
  { actor },
  { dealId },
) => {
  const [deal, links] = await Promise.all([findOwnDeal(dealId, actor.id), listLinks({ dealId })])
  if (!deal) fail('not_found')
  return { items: links.filter(({ status }) => status !== 'refused').map(viewLink) }
}

/** Returns the tracking links of a campaign of the brand. Fails with `not_found` for a foreign campaign. */
export const getCampaignTracking: Handler<typeof trackingCalls.campaignTracking> = async (
  { actor },
  { campaignId },
) => {
  const [campaign, links] = await Promise.all([
    loadOwnCampaign(campaignId, actor.id),
    listLinks({ campaignId }),
  ])
  if (!campaign) fail('not_found')
  return {
    items: links.map((row) => ({
      ...viewOwnLink(row),
      talent: { id: row.talentId, displayName: row.talentName },
    })),
  }
}
