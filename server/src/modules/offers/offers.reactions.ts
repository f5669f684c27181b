import { onClock } from '../../platform/clocks.ts'
import { within } from '../../platform/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { endOffer } from './end-offer.ts'
import { onCharged, onHeld, onPaymentOverdue } from './fund-offer.ts'
import { hasOpenOffers, listOpenOfferIds, lockOffer } from './offers.store.ts'

/** Time ends an unanswered offer; a cancelled campaign takes its open offers back. */
export function wireOffers(): void {
  onClock('offer', 'expire', async (id, now) => {
    const offer = await lockOffer(id)
    const isDue = offer?.expiresAt && offer.expiresAt <= now && ['pending_talent', 'pending_brand'].includes(offer.status)
    if (offer && isDue) await endOffer(offer, 'expire', { by: 'system', now })
  })
  onClock('offer', 'payment_lapsed', onPaymentOverdue)
  within('payment.authorised', (payment, { now }) => onHeld(payment, now))
  within('payment.captured', (payment, { now }) => onCharged(payment, now))
  within('campaign.ended', async ({ campaignId, event }, { now }) => {
    if (event !== 'cancel') return
    for (const id of await listOpenOfferIds(campaignId)) {
      const offer = await lockOffer(id)
      if (offer) await endOffer(offer, offer.status === 'draft' ? 'discard' : 'cancel', { by: 'brand', now, reason: 'campaign cancelled' })
    }
  })
}

/** Nobody leaves in the middle of a negotiation. */
export const offerErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasOpenOffers(accountId)) ? 'offers_open' : null),
}
