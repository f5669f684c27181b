import type { Events } from '@marquee/contract/events'
import { onClock, setClock } from '../../platform/clocks.ts'
import { within } from '../../platform/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { remind, reminders } from './answer-clocks.ts'
import { endOffer } from './end-offer.ts'
import { onCharged, onHeld, onPaymentOverdue } from './fund-offer.ts'
import { lockOffer } from './offers.store.ts'
import { dropConsents, hasOpenOffers, listOpenOfferIds, listUnsettledUnder } from './open-offers.store.ts'
import { keepEarned } from './representation.ts'

/** Time ends an unanswered offer; a cancelled campaign takes its open offers back; an ended mandate stops earning on them. */
export function wireOffers(): void {
  onClock('offer', 'expire', async (id, now) => {
    const offer = await lockOffer(id)
    const isDue =
      offer?.expiresAt && offer.expiresAt <= now && ['pending_talent', 'pending_brand'].includes(offer.status)
    if (offer && isDue) await endOffer(offer, 'expire', { by: 'system', now })
  })
  for (const { event } of reminders) onClock('offer', event, remind)
  onClock('offer', 'payment_lapsed', onPaymentOverdue)
  within('payment.authorised', (payment, { now }) => onHeld(payment, now))
  within('payment.captured', (payment, { now }) => onCharged(payment, now))
  onClock('offer', 'sunset', async (id, now) => {
    const offer = await lockOffer(id)
    if (offer) await keepEarned(offer, now)
  })
  within('mandate.ended', (mandate, { now }) => onMandateEnded(mandate, now))
  within('campaign.ended', async ({ campaignId, event }, { now }) => {
    if (event !== 'cancel') return
    for (const id of await listOpenOfferIds(campaignId)) {
      const offer = await lockOffer(id)
      if (offer)
        await endOffer(offer, offer.status === 'draft' ? 'discard' : 'cancel', {
          by: 'brand',
          now,
          reason: 'campaign cancelled',
        })
    }
  })
}

/** Terms nobody has accepted keep the commission for the sunset days; a yes of the agency that waits for the talent's own is void. */
async function onMandateEnded(
  { mandateId, agencyId, talentId, keepsUntil }: Events['mandate.ended'],
  now: Date,
): Promise<void> {
  const lasts = new Date(keepsUntil)
  for (const id of await listUnsettledUnder(mandateId)) {
    const offer = lasts <= now ? await lockOffer(id) : undefined
    if (offer) await keepEarned(offer, now)
    else await setClock('offer', id, 'sunset', lasts)
  }
  if (talentId) await dropConsents(talentId, agencyId)
}

/** Nobody leaves in the middle of a negotiation. */
export const offerErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasOpenOffers(accountId)) ? 'offers_open' : null),
}
