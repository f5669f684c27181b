import type { offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { lockOwnOffer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { showOffer } from './show-offers.ts'

/** The talent answers the named version with other terms. */
export const counterOffer: Act<typeof offerCalls.counterOffer> = async (ctx, { offerId, versionNo, terms }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  await proposeTerms(offer, 'counter', { by: 'talent', now: ctx.now, versionNo, terms })
  return showOffer(offerId, ctx.actor.id, 'talent')
}
