import type { PaymentIntent, SetupIntent } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { answerPaymentAuthentication } from './confirm-payment-intent.ts'
import { answerSetupAuthentication } from './confirm-setup-intent.ts'

/**
 * Records that the cardholder completed or failed the authentication of a payment or setup intent. Call it
 * inside `store.transaction`. Returns the intent.
 */
export function answerAuthentication(
  store: SandboxStore,
  intentId: string,
  passed: boolean,
): PaymentIntent | SetupIntent {
  if (intentId.startsWith('seti_'))
    return answerSetupAuthentication(store, store.get('setup_intent', intentId), passed)
  return answerPaymentAuthentication(store, store.get('payment_intent', intentId), passed)
}
