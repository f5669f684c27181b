import { type ApplicationFacts, DECLINE_UNDO_MS } from '@marquee/contract/lifecycles/application'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import { takesApplications } from '../campaigns/get-campaigns.ts'
import type { Application } from './applications.store.ts'

/**
 * Returns the facts for an application's guards. `acknowledgesUnpaid` is the talent's answer in this request.
 */
export function applicationFacts(
  campaign: Campaign,
  application: Application | undefined,
  now: Date,
  acknowledgesUnpaid = false,
): ApplicationFacts {
  const declinedAt = application?.declinedAt?.getTime()
  return {
    campaignOpen: takesApplications(campaign, now),
    mayEnter: campaign.visibility === 'public' || application !== undefined,
    unpaid: campaign.payModel === 'gifted',
    unpaidAcknowledged: acknowledgesUnpaid,
    declinedWithinADay: declinedAt !== undefined && now.getTime() - declinedAt < DECLINE_UNDO_MS,
    placesLeft: campaign.placesTaken < campaign.places,
  }
}
