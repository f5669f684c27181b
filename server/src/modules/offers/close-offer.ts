import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { lockApplication } from '../applications/applications.store.ts'
import { releasePlace } from './accept-offer.ts'
import { advanceOffer } from './advance-offer.ts'
import { discardDraft } from './draft-terms.ts'
import { getOffer } from './get-offers.ts'
import { offerEvent } from './offer-event.ts'
import { voidOtherPayables } from './offer-payable.ts'
import { lockOwnOffer, type Offer, type OfferChanges } from './offers.store.ts'
import { currentVersion, moveVersion } from './versions.ts'

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
export async function closeOffer(
  offer: Offer,
  event: keyof typeof endings,
  { by, now, changes, reason }: Ending,
): Promise<void> {
  await releasePlace(offer)
  const advanced = await advanceOffer(offer, event, {
    by,
    now,
    reason,
    changes: { ...changes, expiresAt: null },
  })
  await discardDraft(offer.id, advanced.versions)
  await voidOtherPayables(offer.id, null)
  const standing = currentVersion(advanced.versions)
  const voice = by === 'talent' || by === 'system' ? by : 'brand'
  if (standing) await moveVersion(standing, endings[event].version, voice)
  const application = offer.applicationId ? await lockApplication(offer.applicationId) : undefined
  if (application?.status === 'offered')
    await advanceApplication(application, 'release', { by: 'system', now, changes: { offerId: null } })
  await emit('offer.ended', { ...offerEvent(advanced.offer), how: endings[event].how })
}

/** The talent says no, with a reason the brand reads. */
export const rejectOffer: Handler<typeof offerCalls.rejectOffer> = async (ctx, { offerId, reason, note }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  await closeOffer(offer, 'reject', {
    by: 'talent',
    now: ctx.now,
    reason,
    changes: { rejectReason: reason, rejectNote: note },
  })
  return getOffer(offerId, ctx.actor, 'talent')
}

/** The brand takes back an offer that is not accepted yet; a draft is discarded. */
export const cancelOffer: Handler<typeof offerCalls.cancelOffer> = async (ctx, { offerId }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  await closeOffer(offer, offer.status === 'draft' ? 'discard' : 'cancel', { by: 'brand', now: ctx.now })
  return getOffer(offerId, ctx.actor, 'brand')
}
