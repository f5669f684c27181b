import type { paymentCalls } from '@marquee/contract/calls/payments'
import { fail } from '@marquee/contract/errors'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { syncObject } from '../../platform/provider/sync-queue.ts'
import { lockOwnCard } from '../cards/cards.store.ts'
import { ensureCustomer } from '../cards/customer.ts'
import { releaseHold } from './payable.ts'
import { loadOwnPayable, type Payable } from './payables.store.ts'
import { type LockedPayment, lockPayableWithSubject, movePayment } from './payment.ts'
import { captureIntent, confirmIntent, openIntent } from './payment-calls.ts'
import { payableSubjects } from './payments.ports.ts'
import {
  findLastPayment,
  listPaymentsWithCards,
  lockOpenPayment,
  type PaymentRow,
  updatePayment,
} from './payments.store.ts'
import { viewLastPayment, viewPayable, viewPayment } from './payments.view.ts'
import { startPayment } from './start-payment.ts'

/** Maximum number of attempts per payment (payments, section 5). */
const MAX_ATTEMPTS = 10

/**
 * Holds the amount of a payable on a card. Two simultaneous requests make one payment: the second joins the
 * first's attempt and key. A declined card is not an error: the payable stays due and another card can be
 * tried.
 */
export const createOneTimePayment = withProvider<typeof paymentCalls.createOneTimePayment, null>({
  mayWait: true,
  plan: async (ctx, { payableId, cardId }) => {
    const payable = await lockOwnPayable(payableId, ctx.actor.id)
    if (payable.status === 'void') fail('nothing_to_pay')
    const card = (await lockOwnCard(cardId, ctx.actor.id)) ?? fail('not_found')
    if (payable.status === 'authorised' || payable.status === 'paid') return { calls: [], memo: null }
    const payment = await openPaymentOf(payable)
    const calls = await ensureCustomer(payable.payerId)
    return { calls: [...calls, ...(await attempt({ payment, payable }, card.id))], memo: null }
  },
  respond: (ctx, { payableId }) => viewLastPayment(payableId, ctx.actor.id),
})

/**
 * Returns the state of a payment; fetches it from the provider while the provider decides. Fails with
 * `not_found`.
 */
export const paymentStatus = withProvider<typeof paymentCalls.paymentStatus, null>({
  plan: async (ctx, { payableId }) => {
    if (!(await loadOwnPayable(payableId, ctx.actor.id))) fail('not_found')
    return { calls: [], memo: null }
  },
  readAfter: async (_ctx, { payableId }) => {
    const payment = await findLastPayment(payableId)
    if (payment?.intentRef && (payment.status === 'requires_action' || payment.status === 'requires_payment'))
      await syncObject('payment_intent', payment.intentRef)
  },
  respond: async (ctx, { payableId }) => {
    const [payable, payments] = await Promise.all([
      loadOwnPayable(payableId, ctx.actor.id),
      listPaymentsWithCards([payableId]),
    ])
    const last = payments.at(-1)
    return { payable: viewPayable(payable ?? fail('not_found')), payment: last ? viewPayment(last) : null }
  },
})

async function lockOwnPayable(payableId: string, payerId: string): Promise<Payable> {
  const own = (await loadOwnPayable(payableId, payerId)) ?? fail('not_found')
  return (await lockPayableWithSubject(own)) ?? fail('not_found')
}

/**
 * Returns the locked open payment of a locked payable, or a new one. An open payment of an amount that a change has lowered since is
 * cancelled, so that no more is held than is to be paid; one whose attempt is in progress is kept, and what it holds is charged at the
 * new amount.
 */
async function openPaymentOf(payable: Payable): Promise<PaymentRow> {
  const payment = await lockOpenPayment(payable.id)
  if (!payment) return startPayment(payable)
  if (payment.amount === payable.amount || isInProgress(payment)) return payment
  await movePayment({ payment, payable }, 'void', { holdEnds: null })
  await releaseHold({ payment, payable })
  return startPayment(payable)
}

/** Returns whether the provider has not answered the last attempt yet. */
function isInProgress({ status, attempts }: PaymentRow): boolean {
  return status === 'requires_payment' && attempts > 0
}

/**
 * Returns the provider calls of this attempt. A call in progress is joined; a declined or unanswered one is
 * followed by a new attempt under a new key.
 */
async function attempt({ payment, payable }: LockedPayment, cardId: string): Promise<string[]> {
  if (payment.status === 'requires_action' && payment.cardId === cardId) return []
  const isJoined = isInProgress(payment)
  const attempts = isJoined ? payment.attempts : payment.attempts + 1
  if (attempts > MAX_ATTEMPTS) fail('too_many_attempts')
  if (!isJoined && payment.attempts > 0)
    await movePayment({ payment, payable }, 'retry', { attempts, cardId })
  else if (!isJoined) await updatePayment(payment.id, { attempts, cardId })
  const key = `pay:${payment.id}:${attempts}`
  const input = { paymentId: payment.id, cardId }
  const { intentRef } = payment
  if (!intentRef) return [await openIntent.request(key, input, { inRequest: true })]
  return [await confirmIntent.request(key, { ...input, intentRef }, { inRequest: true })]
}

/**
 * Charges the hold of an accepted offer for a brand that does not want to wait for the server to do it. Uses
 * the same key as the server, so it is one charge. Fails with `nothing_to_capture` before the offer is
 * accepted.
 */
export const capturePayment = withProvider<typeof paymentCalls.capturePayment, null>({
  plan: async (ctx, { payableId }) => {
    const payable = await lockOwnPayable(payableId, ctx.actor.id)
    if (payable.status === 'paid') return { calls: [], memo: null }
    const payment = await lockOpenPayment(payable.id)
    const isAgreed = await payableSubjects.get().isAgreed(payable)
    if (payment?.status !== 'authorised' || !payment.intentRef || !isAgreed) fail('nothing_to_capture')
    const input = { paymentId: payment.id, intentRef: payment.intentRef, amount: payable.amount }
    return {
      calls: [await captureIntent.request(`capture:${payment.id}`, input, { inRequest: true })],
      memo: null,
    }
  },
  respond: (ctx, { payableId }) => viewLastPayment(payableId, ctx.actor.id),
})
