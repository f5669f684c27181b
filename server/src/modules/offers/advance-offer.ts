import { fail } from '@marquee/contract/errors'
import type { Party, TransitionResult } from '@marquee/contract/lifecycles/lifecycle'
import { type OfferEvent, type OfferStatus, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { answerTimers, isWaiting, scheduleAnswerTimers } from './answer-timers.ts'
import { offerFacts } from './offer-facts.ts'
import { listVersions, type Offer, type OfferChanges, type OfferVersionRow } from './offers.store.ts'
import { offers } from './offers.tables.ts'

interface Step {
  by: Party
  now: Date
  /** The version of the terms the mover has in front of them; another one standing refuses `offer_changed`. */
  versionNo?: number
  terms?: OfferTerms
  changes?: OfferChanges
  reason?: string
}

export interface Advanced {
  offer: Offer
  versions: OfferVersionRow[]
  moved: TransitionResult<OfferStatus, OfferEvent>
}

/** Moves a locked offer, saves `changes` with it and winds its clock. Refuses as its lifecycle does, and `offer_changed` 409. */
export async function advanceOffer(offer: Offer, event: OfferEvent, step: Step): Promise<Advanced> {
  const { by, now, versionNo, terms, changes = {}, reason } = step
  const versions = await listVersions(offer.id)
  const facts = await offerFacts(offer, versions, by, now, terms)
  if (versionNo !== undefined && versionNo !== offer.versionNo)
    fail('offer_changed', { state: offer.status, version: offer.versionNo })
  const moved = await transition(offerLifecycle, offers, offer, event, by, facts, {
    reason,
    set: { ...changes, updatedAt: now },
  })
  const next: Offer = { ...offer, ...changes, status: moved.to, version: moved.version }
  await scheduleTimers(next, now)
  return { offer: next, versions, moved }
}

/** One thing is waited for at a time: the answer, with its reminders, or the charge. */
async function scheduleTimers(offer: Offer, now: Date): Promise<void> {
  if (offer.status === 'awaiting_payment') {
    await cancelTimers('offer', offer.id, answerTimers)
    await scheduleTimer(
      'offer',
      offer.id,
      'payment_lapsed',
      new Date(now.getTime() + offerLifecycle.timers.payment.after),
    )
    return
  }
  await cancelTimers('offer', offer.id, ['payment_lapsed'])
  if (isWaiting(offer) && offer.expiresAt) await scheduleAnswerTimers(offer.id, offer.expiresAt, now)
  else await cancelTimers('offer', offer.id, offer.status === 'draft' ? answerTimers : undefined)
}
