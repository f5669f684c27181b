import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail, failField } from '@marquee/contract/errors'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import type { Handler } from '../../platform/handler.ts'
import type { Payable } from '../payments/payables.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { acceptForTalent, acceptTerms } from './accept-offer.ts'
import { closeOffer } from './close-offer.ts'
import { requireTalentForCounter } from './counter-offer.ts'
import { getOffer } from './get-offers.ts'
import { lockOwnOffer, type Offer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { assignAgency } from './representation.ts'
import { rejectCounter, withdrawCounter } from './withdraw-counter.ts'

/** The brand answers the talent's counter: accept it, reject it (the own last version stands again) or counter with new terms. */
export const brandManageCounter: Handler<typeof offerCalls.brandManageCounter> = async (
  ctx,
  { offerId, versionNo, action, terms },
) => {
  const offer = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  const waiting = await answerCounter(offer, action, { by: 'brand', now: ctx.now, versionNo, terms })
  return { ...(await getOffer(offerId, ctx.actor, 'brand')), payable: waiting && viewPayable(waiting) }
}

/** The talent's side of the same path: withdraw the own counter, or accept, reject or counter the brand's. */
export const talentManageCounter: Handler<typeof offerCalls.talentManageCounter> = async (ctx, input) => {
  const { offerId, versionNo, action, terms, reason, note } = input
  const own = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  if (action === 'counter') requireTalentForCounter(ctx.actor.delegation)
  const offer = await assignAgency(own, ctx.actor.delegation, ctx.now)
  const step = { by: 'talent' as const, now: ctx.now, versionNo }
  if (action === 'withdraw') await withdrawCounter(offer, step)
  else if (action === 'accept') await acceptForTalent(ctx, offer, versionNo)
  else if (action === 'counter') await proposeTerms(offer, 'counter', { ...step, terms: needTerms(terms) })
  else {
    const rejectReason = reason ?? failField('reason', 'Please choose a reason.')
    await closeOffer(offer, 'reject', {
      ...step,
      reason: rejectReason,
      changes: { rejectReason, rejectNote: note },
    })
  }
  return getOffer(offerId, ctx.actor, 'talent')
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
  return terms ?? failField('terms', 'Please give the terms of your counter-offer.')
}
