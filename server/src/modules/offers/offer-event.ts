import type { Events } from '@marquee/contract/events/index'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { Offer } from './offers.store.ts'

/** The payload of an event about this offer, as it stands now. */
export function offerEvent(offer: Offer): Events['offer.sent'] {
  const { id: offerId, campaignId, applicationId, brandId, talentId, versionNo } = offer
  return {
    offerId,
    campaignId: campaignId ?? DIRECT_CAMPAIGN_ID,
    applicationId,
    brandId,
    talentId,
    versionNo,
  }
}
