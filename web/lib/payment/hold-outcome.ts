import type { Payment } from '@marquee/contract/calls/payments'

export interface HoldOutcome {
  /**
   * `bank`: the card holder has not confirmed with the bank. `open`: the provider has not answered yet.
   * `error`: the request failed.
   */
  how: 'held' | 'declined' | 'bank' | 'open' | 'error'
  sentence: string
}

/** Returns the outcome of a payment hold and the message for the card holder. */
export function holdOutcome({ status, decline }: Pick<Payment, 'status' | 'decline'>): HoldOutcome {
  if (status === 'failed')
    return {
      how: 'declined',
      sentence: decline?.sentence ?? 'Your bank declined this card. Try another card.',
    }
  if (status === 'requires_action')
    return { how: 'bank', sentence: 'Your bank needs you to confirm this payment. Nothing is on hold yet.' }
  if (status === 'requires_payment')
    return {
      how: 'open',
      sentence: 'Your bank hasn’t responded yet. This page updates automatically, and nothing is held twice.',
    }
  if (status === 'voided')
    return { how: 'declined', sentence: 'This payment was cancelled. Nothing is on hold on your card.' }
  return { how: 'held', sentence: '' }
}
