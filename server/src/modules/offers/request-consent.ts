import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { loadAgency } from '../roster/agencies.store.ts'
import { advanceOffer } from './advance-offer.ts'
import { offerEvent } from './offer-event.ts'
import type { Offer } from './offers.store.ts'

/**
 * The agency says yes to the named version, and the talent is asked to confirm it: nothing is accepted before that (domain, section 2,
 * rule 5). Refuses as an acceptance does.
 */
export async function requestConsent(
  offer: Offer,
  { agencyId, now, versionNo }: { agencyId: string; now: Date; versionNo: number },
): Promise<void> {
  const changes = { consentNo: versionNo, consentBy: agencyId, consentAt: now }
  const { offer: asked } = await advanceOffer(offer, 'ask_consent', { by: 'agent', now, versionNo, changes })
  await emit('offer.consent_asked', offerEvent(asked))
  const [account, agency, brand] = await Promise.all([
    loadAccount(offer.talentId),
    loadAgency(agencyId),
    loadBrand(offer.brandId),
  ])
  if (!account) return
  const [who, whom] = [agency?.name ?? 'Your agency', brand?.companyName ?? 'a brand']
  await sendEmail({
    to: account.email,
    subject: `${who} has accepted on your behalf`,
    text: `Hello ${account.name},\n\n${who} wants to accept the offer of ${whom} for you. It counts once you confirm it: ${publicUrl(`/dashboard/talent/offers/${offer.id}`)}\n\nIf you do not want it, reject it there and say why.`,
    key: `consent-${offer.id}-${versionNo}-${agencyId}`,
  })
}
