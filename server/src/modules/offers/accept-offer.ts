import type { offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { lockApplication } from '../applications/applications.store.ts'
import { takePlace } from '../campaigns/campaigns.store.ts'
import { advanceOffer } from './advance-offer.ts'
import { offerEvent } from './offer-event.ts'
import { lockOwnOffer, type Offer } from './offers.store.ts'
import { showOffer } from './show-offers.ts'
import { moveVersion, standingVersion } from './versions.ts'

/** The talent accepts exactly the version named; another one standing refuses `offer_changed`. */
export const acceptOffer: Act<typeof offerCalls.acceptOffer> = async (ctx, { offerId, versionNo }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  await acceptTerms(offer, { by: 'talent', now: ctx.now, versionNo })
  return showOffer(offerId, ctx.actor.id, 'talent')
}

/**
 * Either side's acceptance: the terms freeze, a place is taken, the applicant is hired and the deal opens, in one transaction.
 * The payable is not needed until payments stand, so `awaiting_payment` is passed through at once.
 */
export async function acceptTerms(
  offer: Offer,
  { by, now, versionNo }: { by: 'brand' | 'talent'; now: Date; versionNo: number },
): Promise<void> {
  const { offer: awaiting, versions } = await advanceOffer(offer, 'accept', { by, now, versionNo })
  await moveVersion(standingVersion(versions) ?? refuse('offer_changed'), 'accept', by)
  if (offer.campaignId && !(await takePlace(offer.campaignId))) refuse('places_filled')
  const { offer: accepted } = await advanceOffer(awaiting, 'fund', { by: 'system', now, changes: { expiresAt: null } })
  const application = offer.applicationId ? await lockApplication(offer.applicationId) : undefined
  if (application) await advanceApplication(application, 'hire', { by: 'system', now })
  await emit('offer.accepted', offerEvent(accepted))
}
