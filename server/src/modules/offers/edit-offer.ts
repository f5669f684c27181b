import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { getOffer } from './get-offers.ts'
import { lockOwnOffer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'

/** Replaces the standing version while the talent has not answered; dearer terms wait for their own hold first. */
export const editOffer: Handler<typeof offerCalls.editOffer> = async (ctx, { offerId, versionNo, terms }) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  const waiting = await proposeTerms(offer, 'edit', { by: 'brand', now: ctx.now, versionNo, terms })
  const shown = await getOffer(offerId, ctx.actor, 'brand')
  return {
    offer: shown,
    payable: waiting ? viewPayable(waiting) : (shown.funding ?? fail('nothing_to_pay')),
  }
}
