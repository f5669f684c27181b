/** What a card holder can do about a decline. Anything that smells of fraud reads like any other (payments, section 5). */
const words: Record<string, string> = {
  insufficient_funds: 'There is not enough money on this card at the moment. Try another card.',
  expired_card: 'This card has expired. Try another card.',
  incorrect_cvc: 'The security code was not right. Enter the card again.',
  processing_error: 'The bank could not process this just now. Try again in a moment.',
  authentication_required: 'Your bank wants to confirm it is you. Try again and follow its steps.',
  payment_intent_authentication_failure:
    'Your bank could not confirm it was you. Try again, or use another card.',
  card_velocity_exceeded: 'This card has reached its limit for now. Try another card.',
}
const anyOther = 'Your bank declined this card. Ask your bank, or try another card.'

/** The kind sentence behind a provider's decline code. */
export function describeDecline(code: string): { code: string; sentence: string } {
  return words[code] ? { code, sentence: words[code] } : { code: 'declined', sentence: anyOther }
}
