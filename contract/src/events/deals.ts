import { event } from './event.ts'

interface DealEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

interface DeliverableEvent extends DealEvent {
  deliverableId: string
}

/**
 * Why a deal was cancelled: its payment was refunded, the brand's bank took it back, nothing was submitted, its product was
 * not sent, a milestone was not paid, or it ended with a split, whose case tells both sides.
 */
type CancelReason = 'refunded' | 'dispute_lost' | 'overdue' | 'unshipped' | 'unfunded' | 'split'

const dealId = (payload: DealEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
const cardTarget = { targetType: 'deal', id: dealId } as const

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

  'deliverable.submitted': event<DeliverableEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) => `${talent} submitted ${deliverable} for review`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Review work' },
      text: ({ talent, deliverable }) => `${talent} submitted ${deliverable} for review`,
    },
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.submit': '{actor} submitted {subject}',
      'deliverable.replace': '{actor} replaced {subject}',
    },
  }),

  'deliverable.changes_requested': event<DeliverableEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, deliverable }) => `${brand} requested changes: ${deliverable}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'View requested changes' },
      text: ({ deliverable }) => `Changes requested: ${deliverable}`,
    },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.request_changes': '{actor} requested changes to {subject}' },
  }),

  /** A side has answered a comment; `by` says which. */
  'deliverable.comment_replied': event<DeliverableEvent & { by: 'brand' | 'talent' }>()({
    notifications: [
      {
        ...toTalent,
        when: ({ by }) => by === 'brand',
        text: ({ brand, deliverable }) => `${brand} answered a comment on ${deliverable}`,
      },
      {
        ...toBrand,
        when: ({ by }) => by === 'talent',
        text: ({ talent, deliverable }) => `${talent} answered a comment on ${deliverable}`,
      },
    ],
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),

  /** A side has marked a comment as resolved, or as open again. */
  'deliverable.comment_resolved': event<DeliverableEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),

  'deliverable.approved': event<DeliverableEvent>()({
    notifications: [
      { ...toTalent, text: ({ brand, deliverable }) => `${brand} approved ${deliverable}` },
      // The brand that approves it itself is not notified.
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) =>
          `${deliverable} by ${talent} was approved automatically, because you had not answered in time`,
      },
    ],
    activityCard: { ...cardTarget, text: ({ deliverable }) => `Approved: ${deliverable}` },
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.approve': '{actor} approved {subject}',
      'deliverable.approve by system': '{subject} was approved automatically',
    },
  }),

  'deliverable.posted': event<DeliverableEvent>()({
    notifications: [{ ...toBrand, text: ({ talent, deliverable }) => `${talent} posted ${deliverable}` }],
    activityCard: {
      ...cardTarget,
      action: { brand: 'View post' },
      text: ({ talent, deliverable }) => `${talent} posted ${deliverable}`,
    },
    screens: ['deals', 'home'],
    timeline: { 'deliverable.post': '{actor} posted {subject}' },
  }),

  'deliverable.completed': event<DeliverableEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: {
      'deliverable.confirm': '{actor} confirmed the post for {subject}',
      'deliverable.confirm by system': 'The post for {subject} was confirmed automatically',
    },
  }),

  'deliverable.reminded': event<DeliverableEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable }) => `${deliverable} by ${talent} will be auto-approved soon`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  /** The talent has not submitted it; `hours` are left until its date. */
  'deliverable.due': event<DeliverableEvent & { hours: number }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ hours }) => hours === 48,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is due within 48 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ hours }) => hours === 24,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is due within 24 hours`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  /**
   * The due date passed `days` ago and nothing is submitted. `mayCancel`: the brand may cancel the deal, because
   * nothing of it was ever submitted.
   */
  'deliverable.overdue': event<DeliverableEvent & { days: number; mayCancel: boolean }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ mayCancel }) => !mayCancel,
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} is overdue. Please submit it`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ mayCancel }) => mayCancel,
        text: ({ brand, deliverable }) =>
          `${deliverable} for ${brand} is overdue. Please submit it: ${brand} can cancel the deal now`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ mayCancel }) => !mayCancel,
        text: ({ talent, deliverable }) => `${deliverable} by ${talent} is overdue. We have reminded them`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ mayCancel }) => mayCancel,
        text: ({ talent, deliverable, pays, isGift }) =>
          `${deliverable} by ${talent} is overdue. You can cancel the deal${isGift ? '' : ` and get ${pays} back`}`,
      },
    ],
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: null,
  }),

  /** Approved work is to be posted: its window opens, ends within a day, or has ended. */
  'deliverable.post_due': event<DeliverableEvent & { moment: 'opens' | 'ends' | 'ended' }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ moment }) => moment === 'opens',
        text: ({ brand, deliverable }) =>
          `${deliverable} for ${brand} can be posted from today. Add its link then`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ moment }) => moment === 'ends',
        text: ({ brand, deliverable }) => `${deliverable} for ${brand} must be posted within 24 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ moment }) => moment === 'ended',
        text: ({ brand, deliverable }) =>
          `${deliverable} for ${brand} should have been posted. Post it and add its link`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ moment }) => moment === 'ended',
        text: ({ talent, deliverable }) =>
          `${deliverable} by ${talent} was not posted in time. We have reminded them`,
      },
    ],
    activityCard: null,
    screens: ['deals', 'home'],
    timeline: null,
  }),
} as const
