import { createHash } from 'node:crypto'

export interface Decline {
  code: string
  decline_code: string
  message: string
}

/**
 * When a card asks for authentication: at every payment, only on-session, or off-session until it is set up.
 */
type Authentication = 'never' | 'always' | 'unless_set_up' | 'on_session'

export interface TestCard {
  number: string
  /** The id of the ready-made payment method with this card. */
  token: string
  brand: 'visa' | 'mastercard' | 'amex'
  does: string
  country: string
  authentication: Authentication
  /** The decline when charged; with `attaches` false also when saved. */
  decline?: Decline
  attaches: boolean
  disputed?: boolean
  availableAtOnce?: boolean
  refundFails?: boolean
}

const declined: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
const insufficient: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
const lost: Decline = { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' }
const stolen: Decline = {
  code: 'card_declined',
  decline_code: 'stolen_card',
  message: 'Your card was declined.',
}
const expired: Decline = {
  code: 'expired_card',
  decline_code: 'expired_card',
  message: 'Your card has expired.',
}
const wrongCode: Decline = {
  code: 'incorrect_cvc',
  decline_code: 'incorrect_cvc',
  message: 'Your card’s security code is incorrect.',
}
const processing: Decline = {
  code: 'processing_error',
  decline_code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
}

type Extra = Partial<Omit<TestCard, 'number' | 'token' | 'does'>>

function card(number: string, token: string, does: string, extra: Extra = {}): TestCard {
  const saved = { attaches: extra.decline === undefined || extra.authentication !== undefined }
  return {
    number,
    token: `pm_card_${token}`,
    does,
    brand: 'visa',
    country: 'GB',
    authentication: 'never',
    ...saved,
    ...extra,
  }
}

/** The cards of the sandbox: the numbers that Stripe publishes for testing, and no others. */
export const testCards: TestCard[] = [
  card('4242424242424242', 'visa', 'Succeeds', { country: 'US' }),
  card('4000056655665556', 'visa_debit', 'Succeeds (debit)', { country: 'US' }),
  card('4000008260000000', 'gb', 'Succeeds (British)'),
  card('5555555555554444', 'mastercard', 'Succeeds', { brand: 'mastercard', country: 'US' }),
  card('378282246310005', 'amex', 'Succeeds', { brand: 'amex', country: 'US' }),
  card('4000000000000002', 'chargeDeclined', 'Declined', { decline: declined }),
  card('4000000000009995', 'chargeDeclinedInsufficientFunds', 'Declined: insufficient funds', {
    decline: insufficient,
  }),
  card('4000000000009987', 'chargeDeclinedLostCard', 'Declined: lost card', { decline: lost }),
  card('4000000000009979', 'chargeDeclinedStolenCard', 'Declined: stolen card', { decline: stolen }),
  card('4000000000000069', 'chargeDeclinedExpiredCard', 'Declined: expired', { decline: expired }),
  card('4000000000000127', 'chargeDeclinedIncorrectCvc', 'Declined: wrong security code', {
    decline: wrongCode,
  }),
  card('4000000000000119', 'chargeDeclinedProcessingError', 'Declined: processing error', {
    decline: processing,
  }),
  card('4000000000000341', 'chargeCustomerFail', 'Can be saved, is declined when charged', {
    decline: declined,
    attaches: true,
  }),
  card('4000002500003155', 'authenticationRequiredOnSetup', 'Authenticate, unless set up and charged later', {
    authentication: 'unless_set_up',
  }),
  card('4000002760003184', 'authenticationRequired', 'Authenticate at every payment', {
    authentication: 'always',
  }),
  card('4000000000003220', 'threeDSecure2Required', 'Authenticate at every payment', {
    authentication: 'always',
  }),
  card(
    '4000003800000446',
    'authenticationRequiredSetupForOffSession',
    'Already set up: authenticate only when present',
    {
      authentication: 'on_session',
    },
  ),
  card(
    '4000008260003178',
    'authenticationRequiredChargeDeclinedInsufficientFunds',
    'Authenticate, then insufficient funds',
    {
      authentication: 'always',
      decline: insufficient,
    },
  ),
  card('4000008400001629', 'threeDSecureRequiredChargeDeclined', 'Authenticate, then declined', {
    authentication: 'always',
    decline: declined,
  }),
  card('4000000000000077', 'bypassPending', 'Succeeds, funds available at once', { availableAtOnce: true }),
  card('4000000000000259', 'createDispute', 'Succeeds, then is disputed as fraudulent', { disputed: true }),
  card('4000000000005126', 'refundFail', 'Succeeds, but a refund fails a day later', { refundFails: true }),
]

/** Returns a fingerprint that depends on the number only; it identifies a card added twice. */
export function fingerprintOf(number: string): string {
  return createHash('sha256')
    .update(`marquee sandbox ${number}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, 16)
}

const byFingerprint = new Map(testCards.map((known) => [fingerprintOf(known.number), known]))
const byToken = new Map(testCards.map((known) => [known.token, known]))
const byNumber = new Map(testCards.map((known) => [known.number, known]))

/** Returns the card of a ready-made payment method such as `pm_card_visa`. */
export function cardOfToken(token: string): TestCard | undefined {
  return byToken.get(token)
}

/** Returns the card with this number; spaces are ignored. */
export function cardOfNumber(number: string): TestCard | undefined {
  return byNumber.get(number.replaceAll(/[\s-]/g, ''))
}

/** Returns the card of a saved payment method. */
export function cardOfFingerprint(fingerprint: string): TestCard {
  const known = byFingerprint.get(fingerprint)
  if (!known) throw new Error(`No test card has the fingerprint ${fingerprint}`)
  return known
}
