import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail, failField } from '@marquee/contract/errors'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { emit } from '../../platform/events/events.ts'
import { agencyOf, type Delegation, type Handler } from '../../platform/handler.ts'
import { viewPayable } from '../payments/payments.view.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { listSignatures } from '../signatures/signatures.store.ts'
import { acceptOffer, rejectOffer } from './answer-offer.ts'
import { attachTerms, keepTerms, requireAttached } from './attach-terms.ts'
import { lockToAccept } from './lock-to-accept.ts'
import { acceptedVersion, acceptTerms, dropCounterOffer, offerEvent, proposeTerms, stepOf } from './offer.ts'
import { lockNegotiation } from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { assignAgency, dropExpiredCommission } from './representation.ts'
import { saveAcceptance, saveOffer, sendDraft } from './save-offer.ts'
import { signVersion } from './sign-version.ts'

/**
 * The talent answers the named version with other terms, which keep the terms that the brand has attached. Fails with
 * `counter_needs_talent` for an agent who may not bind the talent.
 */
export const counterOffer: Handler<typeof offerCalls.counterOffer> = async (
  ctx,
  { offerId, versionNo, terms, signature },
) => {
  const [found, signer] = await Promise.all([
    lockNegotiation(offerId, ctx.actor.id),
    loadSigner(ctx, signature),
  ])
  const before = found ?? fail('not_found')
  requireBindingAgent(ctx.actor.delegation)
  const represented = assignAgency(before, ctx.actor.delegation, ctx.now)
  const step = { ...stepOf(ctx), by: 'talent', versionNo } as const
  const kept = keepTerms(before.versions, versionNo, terms)
  const { negotiation, version } = proposeTerms(represented, 'counter', kept, step)

  await saveOffer(before, negotiation, ctx.now)
  await signVersion(negotiation, version, 'talent', signer)
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
export const editOffer: Handler<typeof offerCalls.editOffer> = async (
  ctx,
  { offerId, versionNo, terms, signature },
) => {
  const [found, signer, isAttached] = await Promise.all([
    lockNegotiation(offerId, ctx.actor.id),
    loadSigner(ctx, signature),
    attachTerms(ctx.actor.id, terms.brandTerms, ctx.now),
  ])
  const before = found ?? fail('not_found')
  requireAttached(isAttached, terms.brandTerms, before.versions)
  const step = { ...stepOf(ctx), by: 'brand', versionNo } as const
  const { negotiation, due, version } = proposeTerms(before, 'edit', terms, step)

  await saveOffer(before, negotiation, ctx.now)
  await signVersion(negotiation, version, 'brand', signer)
  // A draft whose fee was removed has nothing to wait for.
  const isUnpaidDraft = negotiation.offer.status === 'draft' && !due
  const edited = isUnpaidDraft ? await sendDraft(negotiation, ctx.now) : negotiation
  if (!due && !isUnpaidDraft) await emit('offer.edited', offerEvent(edited.offer))

  const offer = await viewNegotiation(edited, { viewer: 'brand', agencyId: null })
  return { offer, payable: due ? viewPayable(due) : offer.funding }
}

/**
 * The brand answers the talent’s counter-offer: it accepts, declines (its own last version becomes current
 * again) or makes another one. The reply names what must be paid first when the hold does not cover it. Accepting fails with
 * `party_suspended` while the account of the talent is suspended.
 */
export const brandManageCounter: Handler<typeof offerCalls.brandManageCounter> = async (
  ctx,
  { offerId, versionNo, action, terms, signature },
) => {
  const step = { ...stepOf(ctx), by: 'brand', versionNo } as const
  const reader = { viewer: 'brand', agencyId: null } as const

  if (action === 'accept') {
    const [before, signer, signed] = await Promise.all([
      lockToAccept(ctx, offerId),
      loadSigner(ctx, signature),
      listSignatures(offerId),
    ])
    const accepted = acceptTerms(dropExpiredCommission(before, ctx.now), step)
    await signVersion(accepted.negotiation, acceptedVersion(accepted), 'brand', signer, signed)
    const offer = await viewNegotiation(await saveAcceptance(before, accepted, ctx.now), reader)
    return { ...offer, payable: accepted.due && viewPayable(accepted.due) }
  }

  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  if (action === 'counter') {
    const proposed = requireTerms(terms)
    const [signer, isAttached] = await Promise.all([
      loadSigner(ctx, signature),
      attachTerms(ctx.actor.id, proposed.brandTerms, ctx.now),
    ])
    requireAttached(isAttached, proposed.brandTerms, before.versions)
    const { negotiation, due, version } = proposeTerms(before, 'counter', proposed, step)
    await saveOffer(before, negotiation, ctx.now)
    await signVersion(negotiation, version, 'brand', signer)
    if (!due) await emit('offer.countered', offerEvent(negotiation.offer))
    return { ...(await viewNegotiation(negotiation, reader)), payable: due && viewPayable(due) }
  }

  const rejected = dropCounterOffer(before, 'reject_counter', step)
  await saveOffer(before, rejected, ctx.now)
  await emit('offer.counter_rejected', offerEvent(rejected.offer))
  return { ...(await viewNegotiation(rejected, reader)), payable: null }
}

/**
 * The talent withdraws their own counter-offer, or answers the brand’s as `/talent/accept-offer`,
 * `/talent/reject-offer` and `/talent/counter-offer` do.
 */
export const talentManageCounter: Handler<typeof offerCalls.talentManageCounter> = async (
  ctx,
  { offerId, versionNo, action, terms, reason, note, signature },
) => {
  if (action === 'accept') return acceptOffer(ctx, { offerId, versionNo, signature })
  if (action === 'counter')
    return counterOffer(ctx, { offerId, versionNo, terms: requireTerms(terms), signature })
  if (action === 'reject')
    return rejectOffer(ctx, {
      offerId,
      reason: reason ?? failField('reason', 'Please choose a reason.'),
      note,
    })

  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const represented = assignAgency(before, ctx.actor.delegation, ctx.now)
  const step = { ...stepOf(ctx), by: 'talent', versionNo } as const
  const withdrawn = dropCounterOffer(represented, 'withdraw_counter', step)
  await saveOffer(before, withdrawn, ctx.now)
  await emit('offer.counter_withdrawn', offerEvent(withdrawn.offer))
  return viewNegotiation(withdrawn, { viewer: 'talent', agencyId: agencyOf(ctx.actor) })
}

function requireTerms(terms: OfferTerms | undefined): OfferTerms {
  return terms ?? failField('terms', 'Please give the terms of your counter-offer.')
}
