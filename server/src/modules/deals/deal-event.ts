import type { Events } from '@marquee/contract/events/index'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { Deal } from './deals.store.ts'

/** Returns the payload of an event about this deal. */
export function dealEvent(deal: Deal): Events['deal.opened'] {
  const { id: dealId, offerId, campaignId, brandId, talentId } = deal
  return { dealId, offerId, campaignId: campaignId ?? DIRECT_CAMPAIGN_ID, brandId, talentId }
}
