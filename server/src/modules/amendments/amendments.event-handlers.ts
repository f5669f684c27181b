import type { Events } from '@marquee/contract/events/index'
import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { hours } from '@marquee/contract/lifecycles/lifecycle'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { cancelTimers, onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import { updateRenewalRequest } from '../deals/deals.store.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { listManagedTalentIds } from '../mandates/mandates.store.ts'
import { chargeHold } from '../payments/payable.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import {
  amendmentEvent,
  amendmentFacts,
  fitsDeal,
  isBoughtAtAgreedPrice,
  isDealReady,
  openAmendment,
} from './amendment.ts'
import {
  type AmendedDeal,
  type Amendment,
  countAgreedRenewalsOf,
  deleteAmendmentConsents,
  listOpenRenewals,
  lockAmendedDeal,
} from './amendments.store.ts'
import { applyAmendment } from './apply-amendment.ts'
import { areSidesApart } from './require-renewable.ts'
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
  // Nothing new is agreed with an account that is suspended or closed, or across a block.
  afterCommit('account.suspended', 'end renewals', ({ accountId }, { at }) =>
    endRenewalsOf(accountId, null, at),
  )
  afterCommit('account.erased', 'end renewals', ({ accountId }, { at }) => endRenewalsOf(accountId, null, at))
  afterCommit('party.blocked', 'end renewals', async ({ brandId, talentId, agencyId }, { at }) => {
    if (!brandId) return
    const talentIds = talentId ? [talentId] : agencyId ? await listManagedTalentIds(agencyId) : []
    await endRenewalsOf(brandId, talentIds, at)
  })
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
  if (located?.amendment.status !== 'proposed' || !isDealReady(located.found.deal, located.amendment)) return
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
  // The talent has nothing to answer about what is bought at the agreed price.
  if (amendment.lapsedOnce || isBoughtAtAgreedPrice(found.deal, amendment))
    return endBySystem(located, 'expire', now)
  if (amendment.kind === 'rights_renewal' && (await areSidesApart(found)))
    return endBySystem(located, 'end', now)
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
  const isGone = amendment.kind === 'rights_renewal' && found.isTalentGone
  const fits = isDealReady(found.deal, amendment) && fitsDeal(found, amendment) && !isGone
  if (amendment.status === 'accepting')
    return fits ? void (await chargeHold(held)) : endBySystem(located, 'end', now)
  if (amendment.status !== 'draft') return

  const open = openAmendment(found.amendments)
  const mayReplace = !open || (open.id === amendment.countersId && open.status === 'proposed')
  const isApart = amendment.kind === 'rights_renewal' && (await areSidesApart(found))
  if (!fits || !mayReplace || isApart) return endBySystem(located, 'end', now)
  const step = { by: 'system', now } as const
  if (isBoughtAtAgreedPrice(found.deal, amendment)) return buy(located, held, now)
  if (open) await endAmendment(found, open, 'counter', step)
  const expiresAt = answerDeadline(held.payable, now)
  const proposed = await moveAmendment(found, amendment, 'propose', step, { expiresAt })
  await announce(found, proposed, now)
}

/** The hold for what is bought at the agreed price is in place: the talent has accepted in advance, so it is charged. */
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
  if (isAgreed && isDealReady(found.deal, amendment) && fitsDeal(found, amendment))
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

/**
 * Ends what is proposed to renew rights, and the requests for a price, between a brand or talent and these talents, or anybody. What
 * both sides have agreed on is charged, or ends with its time to pay.
 */
async function endRenewalsOf(party: string, talentIds: readonly string[] | null, now: Date): Promise<void> {
  for (const { dealId, talentId } of await listOpenRenewals(party)) {
    const found = talentIds?.includes(talentId) === false ? undefined : await lockAmendedDeal({ dealId })
    if (!found) continue
    for (const amendment of found.amendments)
      if (amendment.kind === 'rights_renewal' && ['draft', 'proposed'].includes(amendment.status))
        await endBySystem({ found, amendment }, 'end', now)
    if (found.deal.renewalAskedAt)
      await updateRenewalRequest({ id: dealId, renewalMonths: null, renewalAskedAt: null })
  }
}

async function endBySystem({ found, amendment }: Located, event: 'expire' | 'end', now: Date): Promise<void> {
  const ended = await endAmendment(found, amendment, event, { by: 'system', now })
  await emit('amendment.ended', {
    ...amendmentEvent(found.deal, ended),
    how: event === 'expire' ? 'expired' : 'outdated',
    isDraft: amendment.status === 'draft' || isBoughtAtAgreedPrice(found.deal, amendment),
  })
}

/** Prevents erasing an account while a renewal of rights that both sides have agreed on is being paid. */
export const amendmentErasure: Erasure = {
  findErasureBlocker: async (accountId) =>
    (await countAgreedRenewalsOf([accountId])).length > 0 ? 'money_held' : null,
}
