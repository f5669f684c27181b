import type { Payable as PayableReply, Payment } from '@marquee/contract/calls/payments'
import { fail } from '@marquee/contract/errors'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { loadOwnPayable, type Payable } from './payables.store.ts'
import { listPaymentsWithCards } from './payments.store.ts'

/** Returns a payable as both sides see it: whether it is held or paid, but not with which card. */
export function viewPayable({ id, status, amount, currency, holdEnds }: Payable): PayableReply {
  return { id, status, amount, currency, holdEnds: holdEnds?.toISOString() ?? null }
}

type PaymentWithCard = Awaited<ReturnType<typeof listPaymentsWithCards>>[number]

/** Returns a payment as its payer sees it. */
export function viewPayment({ payment, card }: PaymentWithCard): Payment {
  const { id, payableId, status, amount, captured, refunded, currency, declineCode } = payment
  return {
    id,
    payableId,
    status,
    amount,
    captured,
    refunded,
    currency,
    card,
    label: paymentLifecycle.states[status].label,
    holdEnds: payment.holdEnds?.toISOString() ?? null,
    decline: declineCode && status === 'failed' ? describeDecline(declineCode) : null,
    clientSecret: status === 'requires_action' ? payment.clientSecret : null,
    at: payment.createdAt.toISOString(),
  }
}

/**
 * What a cardholder can do about each decline. Suspected fraud reads like any other decline (payments,
 * section 5).
 */
const declineSentences: Record<string, string> = {
  insufficient_funds: 'There is not enough money on this card at the moment. Try another card.',
  expired_card: 'This card has expired. Try another card.',
  incorrect_cvc: 'The security code was not right. Enter the card again.',
  processing_error: 'The bank could not process this just now. Try again in a moment.',
  authentication_required: 'Your bank wants to confirm it is you. Try again and follow its steps.',
  payment_intent_authentication_failure:
    'Your bank could not confirm it was you. Try again, or use another card.',
  card_velocity_exceeded: 'This card has reached its limit for now. Try another card.',
}
const otherDecline = 'Your bank declined this card. Ask your bank, or try another card.'

/** Returns the sentence for a provider’s decline code. */
export function describeDecline(code: string): { code: string; sentence: string } {
  return declineSentences[code]
    ? { code, sentence: declineSentences[code] }
    : { code: 'declined', sentence: otherDecline }
}

/** Returns the last payment of the payer’s own payable. Fails with `not_found` without one. */
export async function viewLastPayment(payableId: string, payerId: string): Promise<Payment> {
  if (!(await loadOwnPayable(payableId, payerId))) fail('not_found')
  return viewPayment((await listPaymentsWithCards([payableId])).at(-1) ?? fail('not_found'))
}
