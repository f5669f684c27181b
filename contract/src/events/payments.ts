import { event } from './event.ts'

/** Payment of a payable; `subjectId` is the offer it pays for. */
interface PaymentEvent {
  payableId: string
  paymentId: string
  payerId: string
  payeeId: string
  subject: 'offer'
  subjectId: string
}

/** Money that goes back to the brand. Amounts are minor units. */
interface ReturnedMoney {
  /** What the held funds or the shares lose by it; without what was owed to the brand since a failed refund. */
  amount: number
  /** What they lost before. */
  refundedBefore: number
  wasReleased: boolean
}

export const paymentEvents = {
  'card.changed': event<{ brandId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['cards'],
    timeline: null,
  }),

  'subscription.changed': event<{ brandId: string; status: string; state: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['subscription', 'account', 'home'],
    timeline: null,
  }),

  'payment.changed': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'budgets'],
    timeline: null,
  }),

  'payment.authorised': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'offers', 'budgets', 'home'],
    timeline: null,
  }),

  'payment.captured': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'offers', 'budgets', 'invoices', 'earnings', 'home'],
    timeline: null,
  }),

  'payment.lapsed': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'offers', 'home'],
    timeline: null,
  }),

  'payment.unwanted': event<PaymentEvent & { how: 'held' | 'charged' }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  'payment.refunded': event<PaymentEvent & ReturnedMoney & { refundId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'budgets', 'invoices', 'earnings', 'deals'],
    timeline: null,
  }),

  'payment.released': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'budgets', 'earnings', 'deals'],
    timeline: null,
  }),

  'payment.disputed': event<PaymentEvent & { outcome: 'opened' | 'won' }>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'earnings', 'deals'],
    timeline: null,
  }),

  'payment.dispute_lost': event<PaymentEvent & ReturnedMoney & { disputeId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'budgets', 'invoices', 'earnings', 'deals'],
    timeline: null,
  }),
} as const
