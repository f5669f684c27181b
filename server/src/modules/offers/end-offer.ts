import type { offerCalls } from '@marquee/contract/calls/offers'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { lockApplication } from '../applications/applications.store.ts'
import { leavePlace } from './accept-offer.ts'
import { advanceOffer } from './advance-offer.ts'
import { dropDraft } from './draft-terms.ts'
import { offerEvent } from './offer-event.ts'
import { voidOthers } from './offer-payable.ts'
import { lockOwnOffer, type Offer, type OfferChanges } from './offers.store.ts'
import { showOffer } from './show-offers.ts'
import { moveVersion, standingVersion } from './versions.ts'

/** How an offer dies: the event, what becomes of the standing terms, and the word that is told. */
const endings = {
  reject: { version: 'reject', how: 'declined' },
  cancel: { version: 'withdraw', how: 'withdrawn' },
  discard: { version: 'withdraw', how: 'withdrawn' },
  expire: { version: 'expire', how: 'expired' },
} as const

interface Ending {
  by: Party
  now: Date
  changes?: OfferChanges
  reason?: string
}

/** Ends a locked offer without a deal; its applicant goes back on the list. */
export async function endOffer(
  offer: Offer,
  event: keyof typeof endings,
  { by, now, changes, reason }: Ending,
): Promise<void> {
  await leavePlace(offer)
  const advanced = await advanceOffer(offer, event, {
    by,
    now,
    reason,
    changes: { ...changes, expiresAt: null },
  })
  await dropDraft(offer.id, advanced.versions)
  await voidOthers(offer.id, null)
  const standing = standingVersion(advanced.versions)
  const voice = by === 'talent' || by === 'system' ? by : 'brand'
  if (standing) await moveVersion(standing, endings[event].version, voice)
  const application = offer.applicationId ? await lockApplication(offer.applicationId) : undefined
  if (application?.status === 'offered')
    await advanceApplication(application, 'release', { by: 'system', now, changes: { offerId: null } })
  await emit('offer.ended', { ...offerEvent(advanced.offer), how: endings[event].how })
}

/** The talent says no, with a reason the brand reads. */
export const rejectOffer: Act<typeof offerCalls.rejectOffer> = async (ctx, { offerId, reason, note }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  await endOffer(offer, 'reject', {
    by: 'talent',
    now: ctx.now,
    reason,
    changes: { rejectReason: reason, rejectNote: note },
  })
  return showOffer(offerId, ctx.actor, 'talent')
}

/** The brand takes back an offer that is not accepted yet; a draft is discarded. */
export const cancelOffer: Act<typeof offerCalls.cancelOffer> = async (ctx, { offerId }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  await endOffer(offer, offer.status === 'draft' ? 'discard' : 'cancel', { by: 'brand', now: ctx.now })
  return showOffer(offerId, ctx.actor, 'brand')
}
