import type { OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { agencyOf, type Delegation, type Handler, type RequestContext } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { loadSigner } from '../signatures/sign-terms.ts'
import { listSignatures } from '../signatures/signatures.store.ts'
import { answerDeadline, currentHold } from './hold.ts'
import { lockToAccept } from './lock-to-accept.ts'
import {
  acceptedVersion,
  acceptTerms,
  endNegotiation,
  moveOffer,
  offerEvent,
  type Step,
  stepOf,
} from './offer.ts'
import { lockNegotiation, type Negotiation } from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { assignAgency } from './representation.ts'
import { saveAcceptance, saveEnding, saveOffer } from './save-offer.ts'
import { signVersion } from './sign-version.ts'

/**
 * The talent accepts exactly the named version; another current one fails with `offer_changed`. The deal opens
 * once the hold is charged. An agent’s acceptance only asks the talent for consent where the mandate says so. Fails with
 * `party_suspended` while the account of a side is suspended.
 *
 * Who accepts signs the version: the talent, or their agent for them; a request for consent signs nothing.
 */
export const acceptOffer: Handler<typeof offerCalls.acceptOffer> = async (
  ctx,
  { offerId, versionNo, signature },
) => {
  const { delegation } = ctx.actor
  const reader = { viewer: 'talent', agencyId: agencyOf(ctx.actor) } as const

  const [before, signer, signed] = await Promise.all([
    lockToAccept(ctx, offerId),
    loadSigner(ctx, signature),
    listSignatures(offerId),
  ])
  const represented = assignAgency(before, delegation, ctx.now)
  const step = { ...stepOf(ctx), by: 'talent', versionNo } as const
  if (delegation?.needsConsent) {
    const requested = requestConsent(represented, delegation, { ...step, by: 'agent' })
    await saveOffer(before, requested, ctx.now)
    await emit('offer.consent_asked', offerEvent(requested.offer))
    await emailConsent(requested, delegation.agencyId)
    return viewNegotiation(requested, reader)
  }
  const accepted = acceptTerms(represented, step)
  await signVersion(accepted.negotiation, acceptedVersion(accepted), 'talent', signer, signed)
  return viewNegotiation(await saveAcceptance(before, accepted, ctx.now), reader)
}

/**
 * The agency accepts the named version and the talent must approve it; nothing is accepted before that
 * (domain, section 2, rule 5). Fails as an acceptance does.
 */
function requestConsent(negotiation: Negotiation, { agencyId }: Delegation, step: Step): Negotiation {
  const { versionNo, now } = step
  return moveOffer(negotiation, 'ask_consent', step, {
    consentNo: versionNo ?? null,
    consentBy: agencyId,
    consentAt: now,
  })
}

async function emailConsent({ offer, brand, mandates }: Negotiation, agencyId: string): Promise<void> {
  const account = await loadAccount(offer.talentId)
  if (!account) return
  const agency = mandates.find((row) => row.agency.id === agencyId)?.agency.name ?? 'Your agency'
  const link = publicUrl(`/dashboard/talent/offers/${offer.id}`)
  await sendEmail({
    to: account.email,
    subject: `${agency} has accepted on your behalf`,
    parts: [
      `Hello ${account.name},`,
      `${agency} wants to accept the offer of ${brand.companyName} for you. It counts once you confirm it.`,
      { button: 'View offer', url: link },
      'If you do not want it, reject it there and say why.',
    ],
    key: `consent-${offer.id}-${offer.consentNo}-${agencyId}`,
  })
}

/** The talent declines the offer with a reason that the brand reads. */
export const rejectOffer: Handler<typeof offerCalls.rejectOffer> = async (ctx, { offerId, reason, note }) => {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const step = { ...stepOf(ctx), by: 'talent', reason } as const
  const ended = endNegotiation(before, 'reject', step, { rejectReason: reason, rejectNote: note })
  await saveEnding(before, ended, 'reject', ctx.now)
  return viewNegotiation(ended, { viewer: 'talent', agencyId: agencyOf(ctx.actor) })
}

/** The brand withdraws an offer that is not accepted yet, or discards a draft. */
export const cancelOffer: Handler<typeof offerCalls.cancelOffer> = async (ctx, { offerId }) => {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const event = before.offer.status === 'draft' ? 'discard' : 'cancel'
  const ended = endNegotiation(before, event, { ...stepOf(ctx), by: 'brand' })
  await saveEnding(before, ended, event, ctx.now)
  return viewNegotiation(ended, { viewer: 'brand', agencyId: null })
}

export const brandExtendOffer: Handler<typeof offerCalls.brandExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'brand')
export const talentExtendOffer: Handler<typeof offerCalls.talentExtendOffer> = (ctx, { offerId }) =>
  extend(ctx, offerId, 'talent')

/** Adds the answer period once more. Only one extension of an offer is possible, by either side. */
async function extend(ctx: RequestContext, offerId: string, by: 'brand' | 'talent'): Promise<OfferDetails> {
  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const start = before.offer.expiresAt ?? ctx.now
  const expiresAt = answerDeadline(before, start, currentHold(before)?.payable)
  const columns = { extendedOnce: true, expiresAt }
  const extended = moveOffer(before, 'extend', { ...stepOf(ctx), by }, columns)
  await saveOffer(before, extended, ctx.now)
  await emit('offer.extended', offerEvent(extended.offer))
  return viewNegotiation(extended, { viewer: by, agencyId: agencyOf(ctx.actor) })
}
