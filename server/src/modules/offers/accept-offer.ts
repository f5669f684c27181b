import type { offerCalls } from '@marquee/contract/calls/offers'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { agencyOf, type Delegation, type Handler } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { acceptTerms, moveOffer, offerEvent, type Step, stepOf } from './offer.ts'
import { lockNegotiation, type Negotiation } from './offers.store.ts'
import { viewNegotiation } from './offers.view.ts'
import { assignAgency } from './representation.ts'
import { saveAcceptance, saveOffer } from './save-offer.ts'

/**
 * The talent accepts exactly the named version; another current one fails with `offer_changed`. The deal opens
 * once the hold is charged. An agent’s acceptance only asks the talent for consent where the mandate says so.
 */
export const acceptOffer: Handler<typeof offerCalls.acceptOffer> = async (ctx, { offerId, versionNo }) => {
  const { delegation } = ctx.actor
  const reader = { viewer: 'talent', agencyId: agencyOf(ctx.actor) } as const

  const before = (await lockNegotiation(offerId, ctx.actor.id)) ?? fail('not_found')
  const represented = assignAgency(before, delegation, ctx.now)
  const step = { ...stepOf(ctx), by: 'talent', versionNo } as const
  if (delegation?.needsConsent) {
    const asked = askConsent(represented, delegation, { ...step, by: 'agent' })
    await saveOffer(before, asked, ctx.now)
    await emit('offer.consent_asked', offerEvent(asked.offer))
    await emailConsent(asked, delegation.agencyId)
    return viewNegotiation(asked, reader)
  }
  const accepted = acceptTerms(represented, step)
  await saveAcceptance(before, accepted, ctx.now)
  return viewNegotiation(accepted.negotiation, reader)
}

/**
 * The agency accepts the named version and the talent must approve it; nothing is accepted before that
 * (domain, section 2, rule 5). Fails as an acceptance does.
 */
function askConsent(negotiation: Negotiation, { agencyId }: Delegation, step: Step): Negotiation {
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
    text: `Hello ${account.name},\n\n${agency} wants to accept the offer of ${brand.companyName} for you. It counts once you confirm it: ${link}\n\nIf you do not want it, reject it there and say why.`,
    key: `consent-${offer.id}-${offer.consentNo}-${agencyId}`,
  })
}
