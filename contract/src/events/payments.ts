import { event, noTarget } from './event.ts'

/** Payment of a payable; `subjectId` is the offer that it, or the change of its deal, pays for. */
interface PaymentEvent {
  payableId: string
  paymentId: string
  payerId: string
  payeeId: string
  subject: 'offer' | 'amendment' | 'milestone'
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

const offerId = ({ subjectId }: PaymentEvent) => subjectId
const toBrand = { to: 'brand', kind: 'money', targetType: 'offer', id: offerId, email: true } as const
const toTalent = { to: 'talent', kind: 'money', targetType: 'offer', id: offerId, email: true } as const
const toSubscriber = { to: 'brand', kind: 'money', targetType: 'plan', id: noTarget, email: true } as const

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

  /** A brand bought a second subscription; it is cancelled and its payment refunded. */
  'subscription.duplicate_refunded': event<{ brandId: string }>()({
    notifications: [
      {
        ...toSubscriber,
        text: () => 'You subscribed twice. We cancelled the second subscription and refunded its payment',
      },
    ],
    activityCard: null,
    screens: ['subscription'],
    timeline: null,
  }),

  /** The days of grace after a failed renewal are over. */
  'subscription.grace_ended': event<{ brandId: string }>()({
    notifications: [
      {
        ...toSubscriber,
        text: () =>
          'Your subscription is inactive, because its payment did not succeed within 7 days. Pay it to start campaigns and offers again',
      },
    ],
    activityCard: null,
    screens: ['subscription', 'account', 'home'],
    timeline: null,
  }),

  'payment.changed': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'milestones', 'amendments', 'budgets'],
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

  /** A hold ended before it was charged: the bank or its age released it. */
  'payment.lapsed': event<PaymentEvent>()({
    notifications: [
      {
        ...toBrand,
        when: ({ subject }) => subject === 'offer',
        text: ({ amount, talent }) =>
          `The hold of ${amount} on your card for your offer to ${talent} has ended. Renew it, so that the offer can be accepted`,
      },
    ],
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
    notifications: [
      {
        ...toBrand,
        text: ({ amount, talent, reason }) =>
          `${amount} of your payment for ${talent} is refunded to your card. Reason: ${reason}`,
      },
      {
        ...toTalent,
        when: ({ wasReleased }, { keeps }) => keeps !== '' && !wasReleased,
        text: ({ brand, your, keeps }) =>
          `${brand} was refunded a part of the payment for ${your} deal. ${keeps} is left to earn`,
      },
    ],
    activityCard: null,
    screens: ['payments', 'budgets', 'invoices', 'earnings', 'deals'],
    timeline: null,
  }),

  /** The bank returned a refund; the amount is owed to the brand. */
  'payment.refund_failed': event<PaymentEvent & { refundId: string }>()({
    notifications: [
      {
        to: 'brand',
        kind: 'money',
        targetType: 'offer',
        id: offerId,
        text: ({ amount }) =>
          `Your refund of ${amount} did not arrive, because your bank returned it. We keep it for you: reply to our email`,
      },
    ],
    activityCard: null,
    screens: ['payments', 'budgets'],
    timeline: null,
  }),

  /** The provider did not make a refund at all: no money moved. */
  'payment.refund_rejected': event<PaymentEvent & { refundId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['payments'],
    timeline: null,
  }),

  'payment.released': event<PaymentEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['payments', 'budgets', 'earnings', 'deals'],
    timeline: null,
  }),

  'payment.disputed': event<PaymentEvent & { outcome: 'opened' | 'won' }>()({
    notifications: [
      {
        ...toBrand,
        when: ({ outcome }) => outcome === 'opened',
        text: ({ amount, talent }) =>
          `Your card’s bank has opened a dispute over ${amount} of your payment for ${talent}. Nothing is paid out until it has decided`,
      },
      {
        ...toTalent,
        when: ({ outcome }) => outcome === 'opened',
        text: ({ brand, your }) =>
          `The bank of ${brand} disputes the payment for ${your} deal. Nothing is paid out until it has decided. Please keep evidence of the work`,
      },
      {
        ...toBrand,
        when: ({ outcome }) => outcome === 'won',
        text: ({ amount, talent }) =>
          `The dispute over ${amount} of your payment for ${talent} is closed. The payment stands`,
      },
      {
        ...toTalent,
        when: ({ outcome }) => outcome === 'won',
        text: ({ brand, your }) =>
          `The dispute by the bank of ${brand} is closed. The payment for ${your} deal stands`,
      },
    ],
    activityCard: null,
    screens: ['payments', 'earnings', 'deals'],
    timeline: null,
  }),

  'payment.dispute_lost': event<PaymentEvent & ReturnedMoney & { disputeId: string }>()({
    notifications: [
      {
        ...toBrand,
        text: ({ amount, talent }) =>
          `Your card’s bank has taken back ${amount} of your payment for ${talent}`,
      },
      {
        ...toTalent,
        when: ({ wasReleased }, { keeps }) => keeps !== '' && !wasReleased,
        text: ({ brand, your, keeps }) =>
          `The bank of ${brand} has taken back a part of the payment for ${your} deal. ${keeps} is left to earn`,
      },
    ],
    activityCard: null,
    screens: ['payments', 'budgets', 'invoices', 'earnings', 'deals'],
    timeline: null,
  }),
} as const
