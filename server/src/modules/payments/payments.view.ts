import type { Payable as PayableReply, Payment } from '@marquee/contract/calls/payments'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { describeDecline } from './decline-messages.ts'
import type { Payable } from './payables.store.ts'
import type { paymentsOf } from './payments.store.ts'

/** A payable as both sides see it: whether it is held or paid, never with what. */
export function viewPayable({ id, status, amount, currency, holdEnds }: Payable): PayableReply {
  return { id, status, amount, currency, holdEnds: holdEnds?.toISOString() ?? null }
}

type PaymentWithCard = Awaited<ReturnType<typeof paymentsOf>>[number]

/** A payment as its payer sees it. */
export function viewPayment({ payment, card }: PaymentWithCard): Payment {
  const { id, payableId, status, amount, captured, refunded, currency, declineCode } = payment
  return {
    ...{ id, payableId, status, amount, captured, refunded, currency, card },
    label: paymentLifecycle.states[status].label,
    holdEnds: payment.holdEnds?.toISOString() ?? null,
    decline: declineCode && status === 'failed' ? describeDecline(declineCode) : null,
    clientSecret: status === 'requires_action' ? payment.clientSecret : null,
    at: payment.createdAt.toISOString(),
  }
}
