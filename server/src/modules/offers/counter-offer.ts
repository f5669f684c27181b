import type { offerCalls } from '@marquee/contract/calls/offers'
import { refuse } from '@marquee/contract/refusals'
import type { Act, Through } from '../../platform/act.ts'
import { lockOwnOffer } from './offers.store.ts'
import { proposeTerms } from './propose-terms.ts'
import { takeOn } from './representation.ts'
import { showOffer } from './show-offers.ts'

/** The talent answers the named version with other terms. Refuses `counter_binds` for an agent who may not bind them. */
export const counterOffer: Act<typeof offerCalls.counterOffer> = async (
  ctx,
  { offerId, versionNo, terms },
) => {
  const own = (await lockOwnOffer(offerId, ctx.actor.id)) ?? refuse('not_found')
  refuseBinding(ctx.actor.through)
  const offer = await takeOn(own, ctx.actor.through, ctx.now)
  await proposeTerms(offer, 'counter', { by: 'talent', now: ctx.now, versionNo, terms })
  return showOffer(offerId, ctx.actor, 'talent')
}

/** A counter is a yes given beforehand: an agent who may not say yes alone does not make one (domain, section 2, rule 5). */
export function refuseBinding(through: Through | undefined): void {
  if (through && (through.needsConsent || !through.mayAccept)) refuse('counter_binds')
}
