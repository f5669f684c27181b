import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { agencyOf, type Handler } from '../../platform/handler.ts'
import { endNegotiation, stepOf } from './offer.ts'
import { lockNegotiation } from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { saveEnding } from './save-offer.ts'

/** The talent declines the offer with a reason that the brand reads. */
export const rejectOffer: Handler<typeof offerCalls.rejectOffer> = async (ctx, { offerId, reason, note }) => {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const step = { ...stepOf(ctx), by: 'talent', reason } as const
  const ended = endNegotiation(before, 'reject', step, { rejectReason: reason, rejectNote: note })
  await saveEnding(before, ended, 'reject', ctx.now)
  return viewNegotiation(ended, { viewer: 'talent', agencyId: agencyOf(ctx.actor) })
}

/** The brand withdraws an offer that is not accepted yet, or discards a draft. */
export const cancelOffer: Handler<typeof offerCalls.cancelOffer> = async (ctx, { offerId }) => {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const event = before.offer.status === 'draft' ? 'discard' : 'cancel'
  const ended = endNegotiation(before, event, { ...stepOf(ctx), by: 'brand' })
  await saveEnding(before, ended, event, ctx.now)
  return viewNegotiation(ended, { viewer: 'brand', agencyId: null })
}
