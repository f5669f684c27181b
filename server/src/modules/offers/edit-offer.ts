import type { offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { lockOwnOffer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { showOffer } from './show-offers.ts'

/** Replaces the standing version while the talent has not answered; the time to answer starts again. */
export const editOffer: Act<typeof offerCalls.editOffer> = async (ctx, { offerId, versionNo, terms }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  const edited = await proposeTerms(offer, 'edit', { by: 'brand', now: ctx.now, versionNo, terms })
  const { payerPays, currency } = edited.price
  return {
    offer: await showOffer(offerId, ctx.actor.id, 'brand'),
    payable: { id: offerId, status: 'not_needed', amount: payerPays, currency },
  }
}
