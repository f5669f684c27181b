import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { agencyOf, type Handler, type RequestContext } from '../../platform/handler.ts'
import { answerDeadline, currentHold } from './hold.ts'
import { moveOffer, offerEvent, stepOf } from './offer.ts'
import { lockNegotiation } from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { saveOffer } from './save-offer.ts'

export const brandExtendOffer: Handler<typeof offerCalls.brandExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'brand')
export const talentExtendOffer: Handler<typeof offerCalls.talentExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'talent')

/** Adds the answer period once more. Only one extension of an offer is possible, by either side. */
async function extend(ctx: RequestContext, offerId: string, by: 'brand' | 'talent'): Promise<OfferDetails> {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const start = before.offer.expiresAt ?? ctx.now
  const expiresAt = answerDeadline(before, start, currentHold(before)?.payable)
  const columns = { extendedOnce: true, expiresAt }
  const extended = moveOffer(before, 'extend', { ...stepOf(ctx), by }, columns)
  await saveOffer(before, extended, ctx.now)
  await emit('offer.extended', offerEvent(extended.offer))
  return viewNegotiation(extended, { viewer: by, agencyId: agencyOf(ctx.actor) })
}
