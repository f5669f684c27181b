import type { OfferTerms } from '@marquee/contract/calls/terms'
import type { Moved, Party } from '@marquee/contract/lifecycles/lifecycle'
import { type OfferEvent, type OfferStatus, offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { refuse } from '@marquee/contract/refusals'
import { clearClocks, setClock } from '../../platform/clocks.ts'
import { transition } from '../../platform/transition.ts'
import { answerClocks, isWaiting, windAnswer } from './answer-clocks.ts'
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
  moved: Moved<OfferStatus, OfferEvent>
}

/** Moves a locked offer, saves `changes` with it and winds its clock. Refuses as its lifecycle does, and `offer_changed` 409. */
export async function advanceOffer(offer: Offer, event: OfferEvent, step: Step): Promise<Advanced> {
  const { by, now, versionNo, terms, changes = {}, reason } = step
  const versions = await listVersions(offer.id)
  const facts = await offerFacts(offer, versions, by, now, terms)
  if (versionNo !== undefined && versionNo !== offer.versionNo)
    refuse('offer_changed', { state: offer.status, version: offer.versionNo })
  const moved = await transition(offerLifecycle, offers, offer, event, by, facts, {
    reason,
    set: { ...changes, updatedAt: now },
  })
  const next: Offer = { ...offer, ...changes, status: moved.to, version: moved.version }
  await windClock(next, now)
  return { offer: next, versions, moved }
}

/** One thing is waited for at a time: the answer, with its reminders, or the charge. */
async function windClock(offer: Offer, now: Date): Promise<void> {
  if (offer.status === 'awaiting_payment') {
    await clearClocks('offer', offer.id, answerClocks)
    await setClock(
      'offer',
      offer.id,
      'payment_lapsed',
      new Date(now.getTime() + offerLifecycle.clocks.payment.after),
    )
    return
  }
  await clearClocks('offer', offer.id, ['payment_lapsed'])
  if (isWaiting(offer) && offer.expiresAt) await windAnswer(offer.id, offer.expiresAt, now)
  else await clearClocks('offer', offer.id, offer.status === 'draft' ? answerClocks : undefined)
}
