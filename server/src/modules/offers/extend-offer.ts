import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act, Ctx } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { offerEvent } from './offer-event.ts'
import { lockOwnOffer } from './offers.store.ts'
import { showOffer } from './show-offers.ts'

export const brandExtendOffer: Act<typeof offerCalls.brandExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'brand')
export const talentExtendOffer: Act<typeof offerCalls.talentExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'talent')

/** Adds the answering time once more, once, whoever asks. */
async function extend(ctx: Ctx, offerId: string, by: 'brand' | 'talent'): Promise<OfferDetails> {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  const changes = {
    extendedOnce: true,
    expiresAt: await answerBy(offer.expiresAt ?? ctx.now, offer.payableId),
  }
  const advanced = await advanceOffer(offer, 'extend', { by, now: ctx.now, changes })
  await emit('offer.extended', offerEvent(advanced.offer))
  return showOffer(offerId, ctx.actor, by)
}
