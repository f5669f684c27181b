import { event } from './event.ts'

export interface DealEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

/**
 * Why a deal was cancelled: its payment was refunded, the brand's bank took it back, nothing was submitted, its product was
 * not sent, a milestone was not paid, or it ended with a split, whose case tells both sides.
 */
type CancelReason = 'refunded' | 'dispute_lost' | 'overdue' | 'unshipped' | 'unfunded' | 'split'

const dealId = (payload: DealEvent) => payload.dealId
export const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
export const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
export const cardTarget = { targetType: 'deal', id: dealId } as const

/** Returns "Your" or the name of the agent's talent, at the start of a sentence. */
const capitalised = (your: string): string => (your === 'your' ? 'Your' : your)

export const dealEvents = {
  'deal.opened': event<DealEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, campaign }) => `Your deal with ${talent} is active: ${campaign}`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, earns, isGift, isInMilestones }) =>
          isGift
            ? `${capitalised(your)} deal with ${brand} is active, for ${earns}`
            : isInMilestones
              ? `${brand} has paid the first milestone of ${your} deal: ${earns}`
              : `${brand} has paid: ${your} deal for ${earns} is active`,
      },
    ],
    activityCard: {
      ...cardTarget,
      startsConversation: true,
      action: { talent: 'Submit work' },
      text: ({ isGift }) => (isGift ? 'The deal is active' : 'Payment received: the deal is active'),
    },
    screens: ['deals', 'home'],
    timeline: { 'deal.open': 'The deal opened' },
  }),

  'deal.changed': event<DealEvent & { event: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: { 'deal.approve': 'Everything is approved' },
  }),

  'deal.completed': event<DealEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) => `${capitalised(your)} deal with ${brand} is completed`,
      },
      // The brand that completes the deal itself is not notified.
      {
        ...toBrand,
        email: true,
        text: ({ talent, pays, isGift }) =>
          isGift
            ? `Your deal with ${talent} was completed automatically`
            : `Your deal with ${talent} was completed automatically on its payout date. Your payment of ${pays} is paid out`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ isGift }) => (isGift ? 'Deal completed' : 'Deal completed: the payout is scheduled'),
    },
    screens: ['deals', 'campaigns', 'home'],
    timeline: {
      'deal.complete': '{actor} completed the deal',
      'deal.complete by system': 'The deal was completed automatically',
    },
  }),

  /** No share is earned any more; the brand has its money back. */
  'deal.cancelled': event<DealEvent & { reason: CancelReason }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ reason }) => reason === 'refunded',
        text: ({ talent, pays }) =>
          `Your deal with ${talent} is cancelled, because its payment of ${pays} was refunded to you`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ reason }) => reason === 'dispute_lost',
        text: ({ talent, pays }) =>
          `Your deal with ${talent} is cancelled, because your bank took back its payment of ${pays}`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ reason }) => reason === 'overdue',
        text: ({ talent, pays, isGift }) =>
          `Your deal with ${talent} is cancelled, because nothing was submitted within 14 days of its due date${
            isGift ? '' : `. Your payment of ${pays} goes back to your card`
          }`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ reason }) => reason === 'overdue',
        text: ({ brand, your, isGift }) =>
          `${capitalised(your)} deal with ${brand} is cancelled, because nothing was submitted by its due date${
            isGift ? '' : '. The brand gets its money back'
          }`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ reason }) => reason === 'unshipped',
        text: ({ talent, pays, isGift }) =>
          `Your deal with ${talent} is cancelled, because the product was not sent${
            isGift ? '' : `. Your payment of ${pays} goes back to your card`
          }`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ reason }) => reason === 'unshipped',
        text: ({ brand, your, isGift }) =>
          `${capitalised(your)} deal with ${brand} is cancelled without fault, because the product was not sent${
            isGift ? '' : '. The brand gets its money back'
          }`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ reason }) => reason === 'unfunded',
        text: ({ talent }) =>
          `Your deal with ${talent} has ended, because its next milestone was not paid. What you had approved is paid out`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ reason }) => reason === 'unfunded',
        text: ({ brand, your }) =>
          `${capitalised(your)} deal with ${brand} has ended, because its next milestone was not paid. What was approved is paid out`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ reason }) => reason === 'refunded',
        text: ({ brand, your, earns }) =>
          `${capitalised(your)} deal with ${brand} is cancelled, because the brand was refunded. Please stop work: the ${earns} will not be paid out`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ reason }) => reason === 'dispute_lost',
        text: ({ brand, your, earns }) =>
          `${capitalised(your)} deal with ${brand} is cancelled, because the brand’s bank took back the payment. Please stop work: the ${earns} will not be paid out`,
      },
    ],
    activityCard: {
      ...cardTarget,
      when: ({ reason }) => reason !== 'split' && reason !== 'unfunded',
      text: () => 'Deal cancelled: the payment went back to the brand',
    },
    screens: ['deals', 'campaigns', 'earnings', 'budgets', 'home'],
    timeline: {
      'deal.cancel': 'The deal was cancelled',
      'deal.cancel_overdue': '{actor} cancelled the deal',
      'deal.cancel_unfunded': '{actor} left the deal, because a milestone was not paid',
      'deal.cancel_unfunded by system': 'The deal ended, because a milestone was not paid',
      'deal.cancel_unshipped': '{actor} cancelled the deal, because the product was not sent',
      'deal.cancel_unshipped by system': 'The deal was cancelled, because the product was not sent',
    },
  }),

  /** An agreed or decided split is carried out: the refund is booked and the rest is released. */
  'deal.settled': event<DealEvent & { settlementId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['deals', 'home', 'earnings', 'budgets', 'payments'],
    timeline: null,
  }),

  /** The provider has rejected the refund of a split: the operator repeats it, and the rest waits for it. */
  'deal.settlement_failed': event<DealEvent & { settlementId: string }>()({
    notifications: [
      {
        ...toBrand,
        text: ({ talent }) =>
          `The refund for your deal with ${talent} could not be sent yet. We are looking into it`,
      },
      {
        ...toTalent,
        text: ({ brand, your }) =>
          `The payout of ${your} deal with ${brand} is delayed, because the refund to the brand could not be sent yet. We are looking into it`,
      },
    ],
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),
} as const
