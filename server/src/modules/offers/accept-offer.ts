import type { offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act, Ctx } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { freePlace, takePlace } from '../campaigns/campaigns.store.ts'
import { loadPayable, type Payable } from '../payments/payables.store.ts'
import { capturePayable, repricePayable } from '../payments/payables.ts'
import { advanceOffer } from './advance-offer.ts'
import { askConsent } from './ask-consent.ts'
import { dropDraft } from './draft-terms.ts'
import { offerEvent } from './offer-event.ts'
import { payableFor, voidOthers } from './offer-payable.ts'
import { lockOwnOffer, type Offer, saveOffer } from './offers.store.ts'
import { keepEarned, takeOn } from './representation.ts'
import { showOffer } from './show-offers.ts'
import { standingVersion } from './versions.ts'

/** The talent accepts exactly the version named; another one standing refuses `offer_changed`. */
export const acceptOffer: Act<typeof offerCalls.acceptOffer> = async (ctx, { offerId, versionNo }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  await acceptForTalent(ctx, offer, versionNo)
  return showOffer(offerId, ctx.actor, 'talent')
}

/** The talent's yes; an agent's counts only once the talent has confirmed it, where the talent wants that. */
export async function acceptForTalent(
  { actor: { through }, now }: Ctx,
  locked: Offer,
  versionNo: number,
): Promise<void> {
  const offer = await takeOn(locked, through, now)
  if (through?.needsConsent) await askConsent(offer, { agencyId: through.agencyId, now, versionNo })
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
  const offer = await keepEarned(locked, now)
  const changes = { acceptedBy: by, expiresAt: null }
  const { offer: awaiting, versions } = await advanceOffer(offer, 'accept', { by, now, versionNo, changes })
  const standing = standingVersion(versions) ?? refuse('offer_changed')
  await dropDraft(offer.id, versions)
  if (offer.campaignId && !(await takePlace(offer.campaignId))) refuse('places_filled')
  await emit('offer.agreed', offerEvent(awaiting))
  const held = awaiting.payableId ? await loadPayable(awaiting.payableId) : undefined
  if (
    held &&
    (await repricePayable(held, awaiting, standing.price)) &&
    (await capturePayable({ ...held, amount: standing.price.payerPays }))
  )
    return null
  const due = await payableFor(awaiting, standing)
  await voidOthers(offer.id, due.id)
  await saveOffer(offer.id, { payableId: due.id })
  return due
}

/** The place kept for an acceptance whose charge did not come about. */
export async function leavePlace(offer: Offer): Promise<void> {
  if (offer.status === 'awaiting_payment' && offer.campaignId) await freePlace(offer.campaignId)
}
