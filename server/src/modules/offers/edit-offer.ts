import type { offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { lockOwnOffer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { showOffer } from './show-offers.ts'

/** Replaces the standing version while the talent has not answered; dearer terms wait for their own hold first. */
export const editOffer: Act<typeof offerCalls.editOffer> = async (ctx, { offerId, versionNo, terms }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  const waiting = await proposeTerms(offer, 'edit', { by: 'brand', now: ctx.now, versionNo, terms })
  const shown = await showOffer(offerId, ctx.actor, 'brand')
  return {
    offer: shown,
    payable: waiting ? viewPayable(waiting) : (shown.funding ?? refuse('nothing_to_pay')),
  }
}
