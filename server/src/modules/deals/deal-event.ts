import type { Events } from '@marquee/contract/events'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { Deal } from './deals.store.ts'

/** The payload of an event about this deal. */
export function dealEvent(deal: Deal): Events['deal.opened'] {
  const { id: dealId, offerId, campaignId, brandId, talentId } = deal
  return { dealId, offerId, campaignId: campaignId ?? DIRECT_CAMPAIGN_ID, brandId, talentId }
}
