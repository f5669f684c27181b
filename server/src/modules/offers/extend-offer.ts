import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { getOffer } from './get-offers.ts'
import { offerEvent } from './offer-event.ts'
import { lockOwnOffer } from './offers.store.ts'

export const brandExtendOffer: Handler<typeof offerCalls.brandExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'brand')
export const talentExtendOffer: Handler<typeof offerCalls.talentExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'talent')

/** Adds the answering time once more, once, whoever asks. */
async function extend(ctx: RequestContext, offerId: string, by: 'brand' | 'talent'): Promise<OfferDetails> {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  const changes = {
    extendedOnce: true,
    expiresAt: await answerBy(offer.expiresAt ?? ctx.now, offer.payableId),
  }
  const advanced = await advanceOffer(offer, 'extend', { by, now: ctx.now, changes })
  await emit('offer.extended', offerEvent(advanced.offer))
  return getOffer(offerId, ctx.actor, by)
}
