import { fail, failField } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { uuidOf } from '../../platform/database/uuid-of.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { applyRefund, failRefund } from './apply-refund.ts'
import type { Payable } from './payables.store.ts'
import { lockPaymentWithPayable } from './payment.ts'
import {
  createRefund,
  findLastPayment,
  loadPayment,
  lockRefund,
  type PaymentRow,
  type RefundRow,
  sumPendingRefunds,
} from './payments.store.ts'

const sendRefund = queueProviderCall<{ refundId: string; intentRef: string; amount: number }, Stripe.Refund>(
  'refund',
  {
    send: ({ refundId, intentRef, amount }, key) =>
      provider().refunds.create(
        {
          payment_intent: intentRef,
          amount,
          metadata: { refund: refundId },
          expand: ['balance_transaction'],
        },
        { idempotencyKey: key },
      ),
    find: async ({ refundId, intentRef }) => {
      const { data } = await provider().refunds.list({ payment_intent: intentRef, limit: 100 })
      return data.find(({ metadata }) => metadata?.refund === refundId) ?? null
    },
    onSuccess: (refund) => applyRefund(refund),
    onRejected: (_why, { refundId }) => failRefund(refundId),
  },
)

/**
 * Refunds a part of a charge: `amount` in minor units, at most what is left. The same `key` is the same
 * refund, unless it has failed: then it is made again. `repeatsId` names a failed refund that this one makes again. Fails with `not_found` without a charge, and at `amount` beyond what is left.
 */
export async function refundPayment(
  paymentId: string,
  { amount, reason, key, repeatsId }: { amount: number; reason: string; key: string; repeatsId?: string },
): Promise<RefundRow> {
  openTransaction('refundPayment()')
  const locked = await lockPaymentWithPayable(await loadPayment(paymentId))
  const { payment } = locked ?? fail('not_found')
  if (!payment.intentRef || payment.captured === 0) fail('not_found')
  const { id, existing, failedId } = await lockAttempt(key)
  if (existing) return existing
  const left = await leftToRefund(payment)
  if (amount < 1 || amount > left) failField('amount', `At most ${left} is left to refund.`)
  const refund = await createRefund({
    id,
    paymentId,
    amount,
    reason,
    repeatsId: repeatsId ?? failedId,
    wasReleased: payment.releasedAt !== null,
  })
  await sendRefund.request(`refund:${refund.id}`, {
    refundId: refund.id,
    intentRef: payment.intentRef,
    amount,
  })
  return refund
}

/** Locks and returns the refund that a key names; undefined when there is none or every attempt has failed. */
export async function findRefundOfKey(key: string): Promise<RefundRow | undefined> {
  return (await lockAttempt(key)).existing
}

interface Attempt {
  id: string
  existing: RefundRow | undefined
  /** The last attempt, which has failed. */
  failedId: string | null
}

/** Returns the attempt at a refund that a key names now: the one that has not failed, or a new one. */
async function lockAttempt(key: string): Promise<Attempt> {
  let failedId: string | null = null
  for (let attempt = 0; ; attempt += 1) {
    const id = uuidOf(attempt === 0 ? `refund ${key}` : `refund ${key} again ${attempt}`)
    const existing = await lockRefund(id)
    if (existing?.status !== 'failed') return { id, existing, failedId }
    failedId = id
  }
}

/**
 * Refunds what is left of the charge of a payable. Does nothing when nothing is left or was charged, and while
 * the charge is disputed: the bank has the money then, and the decision calls this again.
 */
export async function refundRest(payable: Pick<Payable, 'id'>, reason: string): Promise<void> {
  const payment = await findLastPayment(payable.id)
  if (!payment || payment.status === 'charged_back') return
  const amount = await leftToRefund(payment)
  if (amount > 0) await refundPayment(payment.id, { amount, reason, key: `rest:${payment.id}:${amount}` })
}

/** Returns what of a charge is neither returned nor being refunded, in minor units. */
export async function leftToRefund({ id, captured, refunded }: PaymentRow): Promise<number> {
  return captured - refunded - (await sumPendingRefunds(id))
}
