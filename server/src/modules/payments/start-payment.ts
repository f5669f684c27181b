import { move } from '@marquee/contract/lifecycles/lifecycle'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { isTestMode } from '../../platform/provider/gateway.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { listCards } from '../cards/cards.store.ts'
import type { Payable } from './payables.store.ts'
import { openIntent } from './payment-calls.ts'
import { createPayment, type PaymentRow, updatePayment } from './payments.store.ts'

/** Creates the payment of a payable, before its first attempt. */
export async function startPayment(payable: Payable): Promise<PaymentRow> {
  const { id: payableId, payerId, amount, currency } = payable
  const requested = move(paymentLifecycle, { status: 'new', version: 0 }, 'request', 'brand', {})
  const payment = await createPayment({
    payableId,
    payerId,
    amount,
    currency,
    status: requested.to,
    isTest: isTestMode(),
  })
  await recordTransition('payment', payment.id, requested, 'brand')
  return payment
}

/**
 * Holds the amount of a new payable on the payer’s default card while the payer is away, for what they agreed to pay when they
 * accepted. Returns false without a card. A card that is declined, or that its bank wants confirmed, leaves the payable to the
 * payer.
 */
export async function holdOffSession(payable: Payable): Promise<boolean> {
  const [card] = await listCards(payable.payerId)
  if (!card) return false
  const payment = await startPayment(payable)
  await updatePayment(payment.id, { attempts: 1, cardId: card.id })
  const input = { paymentId: payment.id, cardId: card.id, isOffSession: true }
  await openIntent.request(`pay:${payment.id}:1`, input)
  return true
}
