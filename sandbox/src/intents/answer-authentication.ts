import type { SandboxStore } from '../store/book.ts'
import type { PaymentIntent, SetupIntent } from '../store/kinds.ts'
import { answerPaymentAuthentication } from './confirm-payment-intent.ts'
import { answerSetupAuthentication } from './confirm-setup-intent.ts'

/**
 * Records that the cardholder completed or failed the authentication of a payment or setup intent. Call it
 * inside `book.transaction`. Returns the intent.
 */
export function answerAuthentication(
  book: SandboxStore,
  intentId: string,
  passed: boolean,
): PaymentIntent | SetupIntent {
  if (intentId.startsWith('seti_'))
    return answerSetupAuthentication(book, book.get('setup_intent', intentId), passed)
  return answerPaymentAuthentication(book, book.get('payment_intent', intentId), passed)
}
