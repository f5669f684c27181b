import type { Events } from '@marquee/contract/events/index'
import { onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { reminders, sendReminder } from './answer-timers.ts'
import { closeOffer } from './close-offer.ts'
import { onAuthorised, onCaptured, onPaymentOverdue } from './fund-offer.ts'
import { lockOffer } from './offers.store.ts'
import { deleteConsents, hasOpenOffers, listOpenOfferIds, listUnsettledUnder } from './open-offers.store.ts'
import { dropExpiredCommission } from './representation.ts'

/** Time ends an unanswered offer; a cancelled campaign takes its open offers back; an ended mandate stops earning on them. */
export function registerOffers(): void {
  onTimer('offer', 'expire', async (id, now) => {
    const offer = await lockOffer(id)
    const isDue =
      offer?.expiresAt && offer.expiresAt <= now && ['pending_talent', 'pending_brand'].includes(offer.status)
    if (offer && isDue) await closeOffer(offer, 'expire', { by: 'system', now })
  })
  for (const { event } of reminders) onTimer('offer', event, sendReminder)
  onTimer('offer', 'payment_lapsed', onPaymentOverdue)
  onEvent('payment.authorised', (payment, { now }) => onAuthorised(payment, now))
  onEvent('payment.captured', (payment, { now }) => onCaptured(payment, now))
  onTimer('offer', 'sunset', async (id, now) => {
    const offer = await lockOffer(id)
    if (offer) await dropExpiredCommission(offer, now)
  })
  onEvent('mandate.ended', (mandate, { now }) => onMandateEnded(mandate, now))
  onEvent('campaign.ended', async ({ campaignId, event }, { now }) => {
    if (event !== 'cancel') return
    for (const id of await listOpenOfferIds(campaignId)) {
      const offer = await lockOffer(id)
      if (offer)
        await closeOffer(offer, offer.status === 'draft' ? 'discard' : 'cancel', {
          by: 'brand',
          now,
          reason: 'campaign cancelled',
        })
    }
  })
}

/** Terms nobody has accepted keep the commission for the sunset days; a yes of the agency that waits for the talent's own is void. */
async function onMandateEnded(
  { mandateId, agencyId, talentId, commissionEndsAt }: Events['mandate.ended'],
  now: Date,
): Promise<void> {
  const lasts = new Date(commissionEndsAt)
  for (const id of await listUnsettledUnder(mandateId)) {
    const offer = lasts <= now ? await lockOffer(id) : undefined
    if (offer) await dropExpiredCommission(offer, now)
    else await scheduleTimer('offer', id, 'sunset', lasts)
  }
  if (talentId) await deleteConsents(talentId, agencyId)
}

/** Nobody leaves in the middle of a negotiation. */
export const offerErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasOpenOffers(accountId)) ? 'offers_open' : null),
}
