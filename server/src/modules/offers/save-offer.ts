import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { isGift } from '@marquee/contract/terms/price'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { saveTransition } from '../../platform/transitions/transition.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { releasePlaceOf, takePlace } from '../campaigns/campaigns.store.ts'
import { chargeHold, releaseHold } from '../payments/payable.ts'
import { addPayable, type PayableWithPayment, updatePayable } from '../payments/payables.store.ts'
import { answerDeadline, currentHold } from './hold.ts'
import {
  type Accepted,
  completeNegotiation,
  endings,
  endNegotiation,
  isUndecided,
  isWaiting,
  moveOffer,
  offerEvent,
  systemStep,
} from './offer.ts'
import { createVersion, type Negotiation, type Offer, updateOffer, updateVersion } from './offers.store.ts'
import { offers } from './offers.tables.ts'

/** The reminders of the next actor, in milliseconds before the answer deadline, with the names of their timers. */
export const reminders = (offerLifecycle.timers.answer.reminders ?? []).map((before) => ({
  before,
  event: `remind_${before}`,
}))

/** Every timer that runs while an answer is awaited. */
const answerTimers = ['expire', ...reminders.map(({ event }) => event)]

/**
 * Queues everything in which `after` differs from `before`, the locked rows: payables, offer with its
 * transition and timers, versions, and a place of the campaign. Releases the holds of payables that became
 * void.
 */
export async function saveOffer(before: Negotiation, after: Negotiation, now: Date): Promise<void> {
  const changed = after.payables.filter((row) => !before.payables.includes(row))
  const known = (row: PayableWithPayment) =>
    before.payables.find(({ payable }) => payable.id === row.payable.id)
  // New payables come first, because the offer refers to them.
  for (const row of changed) if (!known(row)) await addPayable(row.payable)
  await saveRow(before.offer, after)
  await saveVersions(before, after)
  if (after.transition) await scheduleDeadlines(after.offer, now)
  await savePlaces(before, after)
  for (const row of changed) if (known(row)) await savePayable(row)
  for (const row of changed)
    if (row.payable.status === 'void' && known(row)?.payable.status !== 'void') await releaseHold(row)
}

/**
 * Sends a draft to the talent with the full answer period. It ends instead when the applicant has left, or
 * when nobody represents a managed talent any more; the hold is then released. Returns the offer as it is after
 * that.
 */
export async function sendDraft(before: Negotiation, now: Date): Promise<Negotiation> {
  const { application, talent, campaign } = before
  const isUnreachable = talent.accountId === null && !talent.takesDirectOffers
  const reason = application
    ? !isUndecided(application) && 'application withdrawn'
    : isUnreachable && 'talent unavailable'
  if (reason) {
    const ended = endNegotiation(before, 'discard', { ...systemStep(now), by: 'brand', reason })
    await saveEnding(before, ended, 'discard', now)
    return ended
  }
  const expiresAt = answerDeadline(before, now, currentHold(before)?.payable)
  const sent = moveOffer(before, 'send', systemStep(now), { expiresAt })
  await saveOffer(before, sent, now)
  if (application && campaign)
    await advanceApplication({ application, campaign }, 'offer', {
      by: 'system',
      now,
      changes: { offerId: sent.offer.id },
    })
  await emit('offer.sent', offerEvent(sent.offer))
  return sent
}

/**
 * As `saveOffer` for accepted terms: has the hold charged that pays for them. Gifted work needs no charge, so its
 * deal opens. Returns the offer as it is after that.
 */
export async function saveAcceptance(
  before: Negotiation,
  { negotiation, charge }: Accepted,
  now: Date,
): Promise<Negotiation> {
  await saveOffer(before, negotiation, now)
  await emit('offer.agreed', offerEvent(negotiation.offer))
  if (charge) await chargeHold(charge)
  return isGift(negotiation.offer.price) ? saveFunding(negotiation, now) : negotiation
}

/**
 * As `saveOffer` for accepted terms with nothing left to pay: the accepted version is final, the applicant is
 * hired and the deal opens, all in this transaction. Returns the offer as it is after that.
 */
export async function saveFunding(before: Negotiation, now: Date): Promise<Negotiation> {
  const completed = completeNegotiation(before, now)
  await saveOffer(before, completed, now)
  const { application, campaign } = completed
  if (application && campaign)
    await advanceApplication({ application, campaign }, 'hire', { by: 'system', now })
  await emit('offer.accepted', offerEvent(completed.offer))
  return completed
}

/** As `saveOffer` for an offer that ended without a deal: its applicant returns to the shortlist. */
export async function saveEnding(
  before: Negotiation,
  after: Negotiation,
  event: keyof typeof endings,
  now: Date,
): Promise<void> {
  await saveOffer(before, after, now)
  const { application, campaign, offer } = after
  if (application?.status === 'offered' && campaign)
    await advanceApplication({ application, campaign }, 'release', {
      by: 'system',
      now,
      changes: { offerId: null },
    })
  await emit('offer.ended', { ...offerEvent(offer), how: endings[event].how })
}

async function saveRow(before: Offer, { offer, transition }: Negotiation): Promise<void> {
  const columns = {
    versionNo: offer.versionNo,
    price: offer.price,
    expiresAt: offer.expiresAt,
    extendedOnce: offer.extendedOnce,
    rejectReason: offer.rejectReason,
    rejectNote: offer.rejectNote,
    payableId: offer.payableId,
    acceptedBy: offer.acceptedBy,
    lapsedOnce: offer.lapsedOnce,
    agencyId: offer.agencyId,
    mandateId: offer.mandateId,
    commission: offer.commission,
    consentNo: offer.consentNo,
    consentBy: offer.consentBy,
    consentAt: offer.consentAt,
  }
  if (transition)
    await saveTransition(offerLifecycle.noun, offers, before, transition.result, transition.by, {
      reason: transition.reason,
      set: { ...columns, updatedAt: offer.updatedAt },
    })
  else if (offer !== before) await updateOffer(offer.id, columns)
}

/** At most one version is pending at any time, so the one that ends is saved before the one that begins. */
async function saveVersions(before: Negotiation, after: Negotiation): Promise<void> {
  const changed = after.versions.filter((row) => !before.versions.includes(row))
  const ordered = [
    ...changed.filter(({ status }) => status !== 'pending'),
    ...changed.filter(({ status }) => status === 'pending'),
  ]
  for (const version of ordered) {
    const isNew = !before.versions.some(({ no }) => no === version.no)
    await (isNew ? createVersion(version) : updateVersion(version))
  }
}

async function savePayable({ payable }: PayableWithPayment): Promise<void> {
  const { id, status, holdEnds, title, price, amount, agencyId } = payable
  await updatePayable(id, { status, holdEnds, title, price, amount, agencyId })
}

async function savePlaces({ campaign: before }: Negotiation, { campaign }: Negotiation): Promise<void> {
  if (!before || !campaign) return
  if (campaign.placesTaken > before.placesTaken) await takePlace(campaign.id)
  if (campaign.placesTaken < before.placesTaken) await releasePlaceOf(campaign.id)
}

/** Schedules the answer deadline with its reminders, or the payment deadline; only one of them runs. */
async function scheduleDeadlines(offer: Offer, now: Date): Promise<void> {
  const { id, status, expiresAt } = offer
  if (status === 'awaiting_payment') {
    await cancelTimers('offer', id, answerTimers)
    const paymentDue = new Date(now.getTime() + offerLifecycle.timers.payment.after)
    await scheduleTimer('offer', id, 'payment_lapsed', paymentDue)
  } else if (isWaiting(offer) && expiresAt) {
    const all = reminders.map(({ before, event }) => ({
      event,
      at: new Date(expiresAt.getTime() - before),
    }))
    const ahead = all.filter(({ at }) => at > now)
    const past = all.filter(({ at }) => at <= now).map(({ event }) => event)
    await scheduleTimers('offer', id, [{ event: 'expire', at: expiresAt }, ...ahead])
    await cancelTimers('offer', id, ['payment_lapsed', 'discard', ...past])
  } else {
    const isDraft = status === 'draft'
    await cancelTimers('offer', id, isDraft ? ['payment_lapsed', ...answerTimers] : undefined)
  }
}
