import type { offerCalls } from '@marquee/contract/calls/offers'
import type { OfferTerms } from '@marquee/contract/calls/terms'
import { refuse, refuseField } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import type { Payable } from '../payments/payables.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { acceptForTalent, acceptTerms } from './accept-offer.ts'
import { refuseBinding } from './counter-offer.ts'
import { rejectCounter, withdrawCounter } from './drop-counter.ts'
import { endOffer } from './end-offer.ts'
import { lockOwnOffer, type Offer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { takeOn } from './representation.ts'
import { showOffer } from './show-offers.ts'

/** The brand answers the talent's counter: accept it, reject it (the own last version stands again) or counter with new terms. */
export const brandManageCounter: Act<typeof offerCalls.brandManageCounter> = async (
  ctx,
  { offerId, versionNo, action, terms },
) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  const waiting = await answerCounter(offer, action, { by: 'brand', now: ctx.now, versionNo, terms })
  return { ...(await showOffer(offerId, ctx.actor, 'brand')), payable: waiting && viewPayable(waiting) }
}

/** The talent's side of the same path: withdraw the own counter, or accept, reject or counter the brand's. */
export const talentManageCounter: Act<typeof offerCalls.talentManageCounter> = async (ctx, input) => {
  const { offerId, versionNo, action, terms, reason, note } = input
  const own = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  if (action === 'counter') refuseBinding(ctx.actor.through)
  const offer = await takeOn(own, ctx.actor.through, ctx.now)
  const step = { by: 'talent' as const, now: ctx.now, versionNo }
  if (action === 'withdraw') await withdrawCounter(offer, step)
  else if (action === 'accept') await acceptForTalent(ctx, offer, versionNo)
  else if (action === 'counter') await proposeTerms(offer, 'counter', { ...step, terms: needTerms(terms) })
  else {
    const rejectReason = reason ?? refuseField('reason', 'Please choose a reason.')
    await endOffer(offer, 'reject', {
      ...step,
      reason: rejectReason,
      changes: { rejectReason, rejectNote: note },
    })
  }
  return showOffer(offerId, ctx.actor, 'talent')
}

/** What is to be paid first, if the hold does not cover the answer. */
async function answerCounter(
  offer: Offer,
  action: 'accept' | 'reject' | 'counter',
  { terms, ...step }: { by: 'brand'; now: Date; versionNo: number; terms: OfferTerms | undefined },
): Promise<Payable | null> {
  if (action === 'accept') return acceptTerms(offer, step)
  if (action === 'counter') return proposeTerms(offer, 'counter', { ...step, terms: needTerms(terms) })
  await rejectCounter(offer, step)
  return null
}

function needTerms(terms: OfferTerms | undefined): OfferTerms {
  return terms ?? refuseField('terms', 'Please give the terms of your counter-offer.')
}
