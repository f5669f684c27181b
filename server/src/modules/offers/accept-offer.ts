import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { releasePlaceOf, takePlace } from '../campaigns/campaigns.store.ts'
import { loadPayable, type Payable } from '../payments/payables.store.ts'
import { capturePayable, repricePayable } from '../payments/payables.ts'
import { advanceOffer } from './advance-offer.ts'
import { discardDraft } from './draft-terms.ts'
import { getOffer } from './get-offers.ts'
import { offerEvent } from './offer-event.ts'
import { payableFor, voidOtherPayables } from './offer-payable.ts'
import { lockOwnOffer, type Offer, updateOffer } from './offers.store.ts'
import { assignAgency, dropExpiredCommission } from './representation.ts'
import { requestConsent } from './request-consent.ts'
import { currentVersion } from './versions.ts'

/** The talent accepts exactly the version named; another one standing refuses `offer_changed`. */
export const acceptOffer: Handler<typeof offerCalls.acceptOffer> = async (ctx, { offerId, versionNo }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  await acceptForTalent(ctx, offer, versionNo)
  return getOffer(offerId, ctx.actor, 'talent')
}

/** The talent's yes; an agent's counts only once the talent has confirmed it, where the talent wants that. */
export async function acceptForTalent(
  { actor: { delegation }, now }: RequestContext,
  locked: Offer,
  versionNo: number,
): Promise<void> {
  const offer = await assignAgency(locked, delegation, now)
  if (delegation?.needsConsent) await requestConsent(offer, { agencyId: delegation.agencyId, now, versionNo })
  else await acceptTerms(offer, { by: 'talent', now, versionNo })
}

/**
 * Either side's acceptance: the terms freeze with the commission that is earned today, a place is kept, and what is held is charged. The deal opens with the provider's answer
 * (`payment.captured`). When the hold does not cover a counter the brand accepts, what is to be paid instead is given.
 */
export async function acceptTerms(
  locked: Offer,
  { by, now, versionNo }: { by: 'brand' | 'talent'; now: Date; versionNo: number },
): Promise<Payable | null> {
  const offer = await dropExpiredCommission(locked, now)
  const changes = { acceptedBy: by, expiresAt: null }
  const { offer: awaiting, versions } = await advanceOffer(offer, 'accept', { by, now, versionNo, changes })
  const standing = currentVersion(versions) ?? fail('offer_changed')
  await discardDraft(offer.id, versions)
  if (offer.campaignId && !(await takePlace(offer.campaignId))) fail('places_filled')
  await emit('offer.agreed', offerEvent(awaiting))
  const held = awaiting.payableId ? await loadPayable(awaiting.payableId) : undefined
  if (
    held &&
    (await repricePayable(held, awaiting, standing.price)) &&
    (await capturePayable({ ...held, amount: standing.price.payerPays }))
  )
    return null
  const due = await payableFor(awaiting, standing)
  await voidOtherPayables(offer.id, due.id)
  await updateOffer(offer.id, { payableId: due.id })
  return due
}

/** The place kept for an acceptance whose charge did not come about. */
export async function releasePlace(offer: Offer): Promise<void> {
  if (offer.status === 'awaiting_payment' && offer.campaignId) await releasePlaceOf(offer.campaignId)
}
