import type { Events } from '@marquee/contract/events/index'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { listManagedTalentIds } from '../mandates/mandates.store.ts'
import { chargeHold, releaseHold, reopenPayable } from '../payments/payable.ts'
import { updatePayable } from '../payments/payables.store.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { answerDeadline, currentHold } from './hold.ts'
import {
  activateDraft,
  endNegotiation,
  isWaiting,
  mayEnd,
  moveOffer,
  offerEvent,
  releasePlace,
  systemStep,
} from './offer.ts'
import { lockNegotiation, lockOffer } from './offers.store.ts'
import {
  deleteConsents,
  hasOpenOffers,
  listDraftIdsOf,
  listOpenOfferIds,
  listOpenOfferIdsBetween,
  listOpenOfferIdsOf,
  listUnsettledUnder,
} from './open-offers.store.ts'
import { dropExpiredCommission } from './representation.ts'
import { reminders, saveEnding, saveFunding, saveOffer, sendDraft } from './save-offer.ts'
import { isSideSuspended } from './sides.store.ts'
import { withdrawByOperator } from './withdraw-offer.ts'

type Payment = Events['payment.authorised']

/** Registers what payments, timers, ended campaigns and ended mandates do to offers. */
export function registerOffers(): void {
  onTimer('offer', 'expire', onAnswerOverdue)
  for (const { event } of reminders) onTimer('offer', event, remind)
  onTimer('offer', 'payment_lapsed', onPaymentOverdue)
  onTimer('offer', 'sunset', endCommission)
  onTimer('offer', 'discard', discardDraftOffer)
  onEvent('payment.authorised', async (payment, { now }) => {
    if (payment.subject === 'offer') await onAuthorised(payment, now)
  })
  onEvent('payment.captured', async (payment, { now }) => {
    if (payment.subject === 'offer') await onCaptured(payment, now)
  })
  onEvent('mandate.ended', (mandate, { now }) => onMandateEnded(mandate, now))
  onEvent('campaign.ended', (campaign, { now }) => onCampaignEnded(campaign, now))
  afterCommit('account.suspended', 'withdraw offers', ({ accountId }, { at }) =>
    withdrawOffersOf(accountId, at),
  )
  afterCommit('party.blocked', 'end offers', async ({ by, brandId, talentId, agencyId }, { at }) => {
    if (!brandId) return
    const talentIds = talentId ? [talentId] : agencyId ? await listManagedTalentIds(agencyId) : []
    await endOffersBetween({ brandId, talentIds, blocker: by }, at)
  })
}

/** Ends an offer whose answer did not arrive in time. */
async function onAnswerOverdue(id: string, now: Date): Promise<void> {
  const before = await lockNegotiation(id)
  if (!before || !isWaiting(before.offer)) return
  if (before.offer.expiresAt && before.offer.expiresAt <= now)
    await saveEnding(before, endNegotiation(before, 'expire', systemStep(now)), 'expire', now)
}

/** Ends a draft that was not paid for, or whose brand or talent leaves. */
async function discardDraftOffer(id: string, now: Date): Promise<void> {
  const before = await lockNegotiation(id)
  if (before?.offer.status !== 'draft') return
  await saveEnding(before, endNegotiation(before, 'discard', systemStep(now)), 'discard', now)
}

/** Reminds the next actor while the answer is still awaited. */
async function remind(id: string, now: Date): Promise<void> {
  const offer = await lockOffer(id)
  if (offer && isWaiting(offer) && offer.expiresAt && offer.expiresAt > now)
    await emit('offer.reminded', offerEvent(offer))
}

/**
 * An amount is held. It sends the draft, charges an acceptance or makes the brand’s waiting version current;
 * a hold that nothing needs any more is released.
 */
async function onAuthorised({ payableId, subjectId }: Payment, now: Date): Promise<void> {
  const before = await lockNegotiation(subjectId)
  const held = before?.payables.find(({ payable }) => payable.id === payableId)
  if (!before || !held) return
  if (currentHold(before) === held) {
    if (before.offer.status === 'draft') return void (await sendDraft(before, now))
    if (before.offer.status === 'awaiting_payment') return void (await chargeHold(held))
    if (isWaiting(before.offer)) return
  }
  const activated = activateDraft(before, held.payable, now)
  if (activated) {
    await saveOffer(before, activated, now)
    const name = activated.transition?.result.event === 'edit' ? 'offer.edited' : 'offer.countered'
    return emit(name, offerEvent(activated.offer))
  }
  const { status } = held.payable
  if (status === 'void' || status === 'paid') return
  await updatePayable(payableId, { status: 'void', holdEnds: null })
  await releaseHold(held)
}

/**
 * The charge has succeeded: the accepted version is final, the applicant is hired and the deal opens, all in
 * this transaction. A charge that comes too late is refunded.
 */
async function onCaptured({ payableId, paymentId, subjectId }: Payment, now: Date): Promise<void> {
  const before = await lockNegotiation(subjectId)
  if (before?.offer.status !== 'awaiting_payment' || before.offer.payableId !== payableId) {
    const payment = await findLastPayment(payableId)
    const reason = 'The offer had ended before the charge came through.'
    if (payment)
      await refundPayment(paymentId, { amount: payment.captured, reason, key: `dead:${paymentId}` })
    // The negotiation continues without it: the brand may pay again.
    if (before?.offer.payableId === payableId && isWaiting(before.offer)) await reopenPayable(payableId)
    return
  }
  await saveFunding(before, now)
}

/**
 * The charge did not succeed within a day. The first time the terms become current again; the second time the
 * offer ends (domain, section 2.3), and at once when one side has blocked the other or was suspended meanwhile.
 */
async function onPaymentOverdue(id: string, now: Date): Promise<void> {
  const before = await lockNegotiation(id)
  if (before?.offer.status !== 'awaiting_payment') return
  const { brandId, talentId, lapsedOnce } = before.offer
  const isOver =
    lapsedOnce || (await isSideSuspended(id, null)) || (await isBlockedBetween({ brandId, talentId }))
  if (isOver) return saveEnding(before, endNegotiation(before, 'expire', systemStep(now)), 'expire', now)
  const expiresAt = answerDeadline(before, now, undefined)
  const columns = { lapsedOnce: true, acceptedBy: null, expiresAt }
  const current = moveOffer(releasePlace(before), 'payment_lapsed', systemStep(now), columns)
  await saveOffer(before, current, now)
  await emit('offer.unfunded', offerEvent(current.offer))
}

/** Withdraws every open offer of a cancelled campaign. */
async function onCampaignEnded({ campaignId, event }: Events['campaign.ended'], now: Date): Promise<void> {
  if (event !== 'cancel') return
  for (const id of await listOpenOfferIds(campaignId)) {
    const before = await lockNegotiation(id)
    if (!before) continue
    const ending = before.offer.status === 'draft' ? 'discard' : 'cancel'
    const step = { ...systemStep(now), by: 'brand', reason: 'campaign cancelled' } as const
    await saveEnding(before, endNegotiation(before, ending, step), ending, now)
  }
}

/** Withdraws every open offer of a suspended brand or talent, except those whose charge is on its way. */
async function withdrawOffersOf(accountId: string, now: Date): Promise<void> {
  for (const id of await listOpenOfferIdsOf(accountId)) await withdrawByOperator(id, 'account suspended', now)
}

interface Blocked {
  brandId: string
  /** The talent of the block, or those whose profiles the blocked agency manages. */
  talentIds: readonly string[]
  blocker: 'brand' | 'talent'
}

/** Ends every open offer between sides that a block keeps apart, except those whose charge is on its way. */
async function endOffersBetween({ brandId, talentIds, blocker }: Blocked, now: Date): Promise<void> {
  for (const id of await listOpenOfferIdsBetween(brandId, talentIds)) {
    const before = await lockNegotiation(id)
    if (!before || !mayEnd(before)) continue
    const { status } = before.offer
    const mayReject = blocker === 'talent' && status === 'pending_talent'
    const ending = status === 'draft' ? 'discard' : mayReject ? 'reject' : 'cancel'
    const by = status === 'draft' ? 'system' : mayReject || blocker === 'brand' ? blocker : 'operator'
    const step = { ...systemStep(now), by } as const
    await saveEnding(before, endNegotiation(before, ending, step), ending, now)
  }
}

/**
 * Keeps the commission on terms that nobody has accepted for the sunset days. An acceptance by the agency
 * that the talent has not approved is void at once.
 */
async function onMandateEnded(
  { mandateId, agencyId, talentId, commissionEndsAt }: Events['mandate.ended'],
  now: Date,
): Promise<void> {
  const endsAt = new Date(commissionEndsAt)
  for (const id of await listUnsettledUnder(mandateId)) {
    if (endsAt <= now) await endCommission(id, now)
    else await scheduleTimer('offer', id, 'sunset', endsAt)
  }
  if (talentId) await deleteConsents(talentId, agencyId)
}

/** Removes the commission from an offer when it is no longer earned. */
async function endCommission(id: string, now: Date): Promise<void> {
  const before = await lockNegotiation(id)
  if (before) await saveOffer(before, dropExpiredCommission(before, now), now)
}

/** Prevents erasing an account with open offers. Drafts, which nobody has paid for, end with the account. */
export const offerErasure: Erasure = {
  findErasureBlocker: async (accountId) => ((await hasOpenOffers(accountId)) ? 'offers_open' : null),
  eraseFor: async (accountId, now) => {
    for (const id of await listDraftIdsOf(accountId)) await discardDraftOffer(id, now)
  },
}
