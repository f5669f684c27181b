import type { Events } from '@marquee/contract/events/index'
import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { hours } from '@marquee/contract/lifecycles/lifecycle'
import { emit, onEvent } from '../../platform/events/events.ts'
import { cancelTimers, onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import { chargeHold } from '../payments/payable.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import {
  amendmentEvent,
  amendmentFacts,
  fitsDeal,
  isBoughtAtAgreedPrice,
  isDealOpen,
  openAmendment,
} from './amendment.ts'
import {
  type AmendedDeal,
  type Amendment,
  deleteAmendmentConsents,
  lockAmendedDeal,
} from './amendments.store.ts'
import { applyAmendment } from './apply-amendment.ts'
import { announce, answerDeadline, endAmendment, moveAmendment, scheduleAnswer } from './save-amendment.ts'

type Payment = Events['payment.authorised']

/** Registers what payments, timers, ended deals and ended mandates do to changes of deals. */
export function registerAmendments(): void {
  onTimer('amendment', 'expire', onAnswerOverdue)
  onTimer('amendment', 'remind', remind)
  onTimer('amendment', 'payment_lapsed', onPaymentOverdue)
  onEvent('payment.authorised', async (payment, { now }) => {
    if (payment.subject === 'amendment') await onAuthorised(payment, now)
  })
  onEvent('payment.captured', async (payment, { now }) => {
    if (payment.subject === 'amendment') await onCaptured(payment, now)
  })
  // A cancellation request or a dispute pauses the deal: what is to change is no longer certain.
  onEvent('deal.changed', async ({ dealId, event }, { now }) => {
    if (event === 'request_cancellation' || event === 'dispute') await endAll(dealId, now)
  })
  onEvent('deal.completed', ({ dealId }, { now }) => endAll(dealId, now))
  onEvent('deal.cancelled', ({ dealId }, { now }) => endAll(dealId, now))
  onEvent('mandate.ended', async ({ talentId, agencyId }) => {
    if (talentId) await deleteAmendmentConsents(talentId, agencyId)
  })
}

/** A change with its locked deal. */
interface Located {
  found: AmendedDeal
  amendment: Amendment
}

async function locate(id: string): Promise<Located | undefined> {
  const found = await lockAmendedDeal({ amendmentId: id })
  const amendment = found?.amendments.find((row) => row.id === id)
  return found && amendment && { found, amendment }
}

/** Ends a change that was not answered, or a draft whose amount was not held in time. */
async function onAnswerOverdue(id: string, now: Date): Promise<void> {
  const located = await locate(id)
  if (!located) return
  const { amendment } = located
  const isOverdue = amendment.expiresAt !== null && amendment.expiresAt <= now
  if (isOverdue && (amendment.status === 'proposed' || amendment.status === 'draft'))
    await endBySystem(located, 'expire', now)
}

/** Reminds the side whose answer is awaited. */
async function remind(id: string, now: Date): Promise<void> {
  const located = await locate(id)
  if (located?.amendment.status !== 'proposed' || !isDealOpen(located.found.deal)) return
  if (located.amendment.expiresAt && located.amendment.expiresAt > now)
    await emit('amendment.reminded', amendmentEvent(located.found.deal, located.amendment))
}

/**
 * An agreed change was not paid within a day. The first time it is open again for 72 hours, the second time it
 * ends. While its hold is being charged it waits on.
 */
async function onPaymentOverdue(id: string, now: Date): Promise<void> {
  const located = await locate(id)
  if (located?.amendment.status !== 'accepting') return
  const { found, amendment } = located
  if (amendmentFacts(found, amendment, 'system', now).charging)
    return scheduleTimer('amendment', id, 'payment_lapsed', new Date(now.getTime() + hours(1)))
  // The talent has nothing to answer about a revision at the agreed price.
  if (amendment.lapsedOnce || isBoughtAtAgreedPrice(found.deal, amendment))
    return endBySystem(located, 'expire', now)
  const expiresAt = answerDeadline(undefined, now)
  const columns = { lapsedOnce: true, expiresAt, consentBy: null, consentAt: null }
  const reopened = await moveAmendment(found, amendment, 'payment_lapsed', { by: 'system', now }, columns)
  await scheduleAnswer(reopened, now)
  await emit('amendment.unfunded', amendmentEvent(found.deal, reopened))
}

/**
 * The amount of a change is held. It sends a draft to the talent or charges an agreed change; one that no longer
 * fits its deal ends, and its hold is released.
 */
async function onAuthorised({ payableId }: Payment, now: Date): Promise<void> {
  const located = await locateByPayable(payableId)
  if (!located) return
  const { found, amendment } = located
  const held = found.payables.find(({ payable }) => payable.id === payableId)
  if (!held) return
  const fits = isDealOpen(found.deal) && fitsDeal(found, amendment)
  if (amendment.status === 'accepting')
    return fits ? void (await chargeHold(held)) : endBySystem(located, 'end', now)
  if (amendment.status !== 'draft') return

  const open = openAmendment(found.amendments)
  const mayReplace = !open || (open.id === amendment.countersId && open.status === 'proposed')
  if (!fits || !mayReplace) return endBySystem(located, 'end', now)
  const step = { by: 'system', now } as const
  if (isBoughtAtAgreedPrice(found.deal, amendment)) return buy(located, held, now)
  if (open) await endAmendment(found, open, 'counter', step)
  const expiresAt = answerDeadline(held.payable, now)
  const proposed = await moveAmendment(found, amendment, 'propose', step, { expiresAt })
  await announce(found, proposed, now)
}

/** The hold for a revision at the agreed price is in place: the talent has accepted in advance, so it is charged. */
async function buy(
  { found, amendment }: Located,
  held: AmendedDeal['payables'][number],
  now: Date,
): Promise<void> {
  const step = { by: 'system', now } as const
  const bought = await moveAmendment(found, amendment, 'buy', step, { expiresAt: null })
  await cancelTimers('amendment', amendment.id)
  const lapsesAt = new Date(now.getTime() + amendmentLifecycle.timers.payment.after)
  await scheduleTimer('amendment', amendment.id, 'payment_lapsed', lapsesAt)
  await emit('amendment.drafted', amendmentEvent(found.deal, bought))
  await chargeHold(held)
}

/**
 * The charge of a change has succeeded: the deal gets its new terms in this transaction. A charge that comes too
 * late, or for a change that no longer fits, is refunded.
 */
async function onCaptured({ payableId, paymentId }: Payment, now: Date): Promise<void> {
  const located = await locateByPayable(payableId)
  if (!located) return
  const { found, amendment } = located
  const isAgreed = amendment.status === 'accepting'
  if (isAgreed && isDealOpen(found.deal) && fitsDeal(found, amendment))
    return void (await applyAmendment(found, amendment, now))
  if (isAgreed) await endBySystem(located, 'end', now)
  const payment = await findLastPayment(payableId)
  if (payment)
    await refundPayment(paymentId, {
      amount: payment.captured,
      reason: 'The change had ended before the charge came through.',
      key: `dead:${paymentId}`,
    })
}

async function locateByPayable(payableId: string): Promise<Located | undefined> {
  const found = await lockAmendedDeal({ payableId })
  const amendment = found?.amendments.find((row) => row.payableId === payableId)
  return found && amendment && { found, amendment }
}

/** Ends every open change of a deal that has ended; a charge that is on its way is refunded. */
async function endAll(dealId: string, now: Date): Promise<void> {
  const found = await lockAmendedDeal({ dealId })
  for (const amendment of found?.amendments ?? [])
    if (found && ['draft', 'proposed', 'accepting'].includes(amendment.status))
      await endBySystem({ found, amendment }, 'end', now)
}

async function endBySystem({ found, amendment }: Located, event: 'expire' | 'end', now: Date): Promise<void> {
  const ended = await endAmendment(found, amendment, event, { by: 'system', now })
  await emit('amendment.ended', {
    ...amendmentEvent(found.deal, ended),
    how: event === 'expire' ? 'expired' : 'outdated',
    isDraft: amendment.status === 'draft' || isBoughtAtAgreedPrice(found.deal, amendment),
  })
}
