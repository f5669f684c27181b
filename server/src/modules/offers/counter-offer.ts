import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import type { Delegation, Handler } from '../../platform/handler.ts'
import { getOffer } from './get-offers.ts'
import { lockOwnOffer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { assignAgency } from './representation.ts'

/** The talent answers the named version with other terms. Refuses `counter_needs_talent` for an agent who may not bind them. */
export const counterOffer: Handler<typeof offerCalls.counterOffer> = async (
  ctx,
  { offerId, versionNo, terms },
) => {
  const own = (await lockOwnOffer(offerId, ctx.actor.id)) ?? fail('not_found')
  requireTalentForCounter(ctx.actor.delegation)
  const offer = await assignAgency(own, ctx.actor.delegation, ctx.now)
  await proposeTerms(offer, 'counter', { by: 'talent', now: ctx.now, versionNo, terms })
  return getOffer(offerId, ctx.actor, 'talent')
}

/** A counter is a yes given beforehand: an agent who may not say yes alone does not make one (domain, section 2, rule 5). */
export function requireTalentForCounter(through: Delegation | undefined): void {
  if (through && (through.needsConsent || !through.mayAccept)) fail('counter_needs_talent')
}
