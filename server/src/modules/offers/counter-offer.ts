import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { agencyOf, type Delegation, type Handler } from '../../platform/handler.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { offerEvent, proposeTerms, stepOf } from './offer.ts'
import { lockNegotiation } from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { assignAgency } from './representation.ts'
import { saveOffer } from './save-offer.ts'

/**
 * The talent answers the named version with other terms. Fails with `counter_needs_talent` for an agent who
 * may not bind the talent.
 */
export const counterOffer: Handler<typeof offerCalls.counterOffer> = async (
  ctx,
  { offerId, versionNo, terms },
) => {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  requireBindingAgent(ctx.actor.delegation)
  const represented = assignAgency(before, ctx.actor.delegation, ctx.now)
  const step = { ...stepOf(ctx), by: 'talent', versionNo } as const
  const { negotiation } = proposeTerms(represented, 'counter', terms, step)

  await saveOffer(before, negotiation, ctx.now)
  await emit('offer.countered', offerEvent(negotiation.offer))

  return viewNegotiation(negotiation, { viewer: 'talent', agencyId: agencyOf(ctx.actor) })
}

/**
 * A counter-offer accepts in advance what the brand may agree to, so an agent makes none who may not accept
 * alone (domain, section 2, rule 5).
 */
function requireBindingAgent(delegation: Delegation | undefined): void {
  if (delegation && (delegation.needsConsent || !delegation.mayAccept)) fail('counter_needs_talent')
}

/**
 * The brand replaces the current version while the talent has not answered. More expensive terms wait for
 * their own hold; the reply names what must be paid.
 */
export const editOffer: Handler<typeof offerCalls.editOffer> = async (ctx, { offerId, versionNo, terms }) => {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const step = { ...stepOf(ctx), by: 'brand', versionNo } as const
  const { negotiation, due } = proposeTerms(before, 'edit', terms, step)

  await saveOffer(before, negotiation, ctx.now)
  if (!due) await emit('offer.edited', offerEvent(negotiation.offer))

  const offer = await viewNegotiation(negotiation, { viewer: 'brand', agencyId: null })
  return { offer, payable: due ? viewPayable(due) : (offer.funding ?? fail('nothing_to_pay')) }
}
