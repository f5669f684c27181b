import { hours, lifecycle } from './lifecycle.ts'

/**
 * A brand's payment of one payable (domain, section 2.7). The provider's result moves it, so nearly every row
 * belongs to the system. A webhook may arrive before our own response, so rows may skip states.
 */
export const paymentLifecycle = lifecycle<object>()({
  noun: 'payment',
  states: {
    requires_payment: { label: 'Unpaid', tone: 'warning', nextActor: 'brand' },
    requires_action: { label: 'Confirmation required', tone: 'action', nextActor: 'brand' },
    authorised: { label: 'Authorised', tone: 'good', nextActor: null },
    captured: { label: 'Funded', tone: 'good', nextActor: null },
    released: { label: 'Released', tone: 'good', nextActor: null },
    partially_refunded: { label: 'Partially refunded', tone: 'quiet', nextActor: null },
    refunded: { label: 'Refunded', tone: 'quiet', nextActor: null },
    failed: { label: 'Failed', tone: 'bad', nextActor: 'brand' },
    voided: { label: 'Hold released', tone: 'quiet', nextActor: null, end: true },
    charged_back: { label: 'Disputed', tone: 'bad', nextActor: 'system' },
  },
  guards: {},
  transitions: [
    { event: 'request', from: ['new'], to: 'requires_payment', by: ['brand'] },
    // Tries another card or the same one again; the provider's object stays the same.
    {
      event: 'retry',
      from: ['failed', 'requires_payment', 'requires_action'],
      to: 'requires_payment',
      by: ['brand'],
    },
    { event: 'ask_action', from: ['requires_payment', 'failed'], to: 'requires_action', by: ['system'] },
    {
      event: 'authorise',
      from: ['requires_payment', 'requires_action', 'failed'],
      to: 'authorised',
      by: ['system'],
    },
    { event: 'decline', from: ['requires_payment', 'requires_action'], to: 'failed', by: ['system'] },
    {
      event: 'capture',
      from: ['requires_payment', 'requires_action', 'failed', 'authorised'],
      to: 'captured',
      by: ['system'],
    },
    {
      event: 'void',
      from: ['requires_payment', 'requires_action', 'failed', 'authorised'],
      to: 'voided',
      by: ['system'],
    },
    { event: 'release', from: ['captured', 'partially_refunded'], to: 'released', by: ['system'] },
    {
      event: 'refund_part',
      from: ['captured', 'released', 'partially_refunded'],
      to: 'partially_refunded',
      by: ['system'],
    },
    { event: 'refund', from: ['captured', 'released', 'partially_refunded'], to: 'refunded', by: ['system'] },
    // When the bank rejects a refund, the money is held by Marquee again.
    { event: 'refund_failed', from: ['partially_refunded', 'refunded'], to: 'resumed', by: ['system'] },
    {
      event: 'charge_back',
      from: ['captured', 'released', 'partially_refunded'],
      to: 'charged_back',
      by: ['system'],
    },
    { event: 'win', from: ['charged_back'], to: 'resumed', by: ['system'] },
    { event: 'lose', from: ['charged_back'], to: 'refunded', by: ['system'] },
    // The bank took only part of the price, or what earlier refunds had left; the rest stays.
    { event: 'lose_part', from: ['charged_back'], to: 'partially_refunded', by: ['system'] },
  ],
  timers: {
    // Voids an unused hold 12 hours before the bank lets it expire (payments, section 2).
    hold: { event: 'void', in: ['authorised'], after: hours(156) },
    // Voids a card confirmation that is not completed within a day (payments, section 5).
    action: { event: 'void', in: ['requires_action'], after: hours(24) },
  },
})

export type PaymentStatus = keyof typeof paymentLifecycle.states
export type PaymentEvent = (typeof paymentLifecycle.transitions)[number]['event']

/**
 * A hold ends this long before the bank's own limit, so that a late acceptance can still be charged
 * (payments, section 2).
 */
export const HOLD_MARGIN_MS = hours(12)
