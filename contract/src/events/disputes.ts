import {
  type CaseEvent,
  caseCard,
  caseScreens,
  forOtherSide,
  splitForBrand,
  splitForTalent,
  toBrand,
  toTalent,
} from './cases.ts'
import { event } from './event.ts'

interface DisputeEvent extends CaseEvent {
  disputeId: string
}

export const disputeEvents = {
  'dispute.opened': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: ({ talent }) =>
          `${talent} has opened a dispute about your deal. Name a split within 5 working days, or Marquee decides`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: ({ brand, your }) =>
          `${brand} has opened a dispute about ${your} deal. Name a split within 5 working days, or Marquee decides`,
      },
    ],
    activityCard: {
      ...caseCard,
      action: forOtherSide('Answer dispute'),
      text: ({ brand, talent, termsBy }) => `${termsBy === 'brand' ? brand : talent} opened a dispute`,
    },
    screens: caseScreens,
    timeline: {
      'deal.dispute': '{actor} opened a dispute',
      'deal.dispute by system': 'The bank disputed the payment',
    },
  }),

  'dispute.statement_added': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        when: ({ by }) => by === 'talent',
        text: ({ talent }) => `${talent} added a statement to the dispute`,
      },
      {
        ...toTalent,
        when: ({ by }) => by === 'brand',
        text: ({ brand }) => `${brand} added a statement to the dispute`,
      },
    ],
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),

  'dispute.proposed': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: (variables) =>
          `${variables.talent} proposes a split for the dispute: ${splitForBrand(variables)}`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: (variables) =>
          `${variables.brand} proposes a split for the dispute: ${splitForTalent(variables)}`,
      },
    ],
    activityCard: {
      ...caseCard,
      action: forOtherSide('Answer proposal'),
      text: ({ brand, talent, termsBy }) => `${termsBy === 'brand' ? brand : talent} proposes a split`,
    },
    screens: caseScreens,
    timeline: null,
  }),

  'dispute.reminded': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) => `Your dispute with ${talent} goes to Marquee tomorrow unless you settle it`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand }) => `The dispute with ${brand} goes to Marquee tomorrow unless it is settled`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  'dispute.withdrawn': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) => `The dispute about your deal with ${talent} is withdrawn. The deal continues`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) =>
          `The dispute about ${your} deal with ${brand} is withdrawn. The deal continues`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'Dispute withdrawn: the deal continues' },
    screens: caseScreens,
    timeline: { 'deal.withdraw_dispute': '{actor} withdrew the dispute' },
  }),

  'dispute.escalated': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) =>
          `Your dispute with ${talent} was not settled. Marquee decides within 10 working days`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand }) =>
          `The dispute with ${brand} was not settled. Marquee decides within 10 working days`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'No settlement in time: Marquee decides about the dispute' },
    screens: caseScreens,
    timeline: null,
  }),

  /** The operator has decided; each side may appeal within 7 days. */
  'dispute.decided': event<DisputeEvent & { note: string }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: (variables) =>
          `Marquee has decided your dispute with ${variables.talent}: ${splitForBrand(variables)}. You can appeal within 7 days. Reason: ${variables.reason}`,
      },
      {
        ...toTalent,
        email: true,
        text: (variables) =>
          `Marquee has decided the dispute with ${variables.brand}: ${splitForTalent(variables)}. An appeal is possible within 7 days. Reason: ${variables.reason}`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'Marquee has decided the dispute' },
    screens: caseScreens,
    timeline: null,
  }),

  'dispute.appealed': event<DisputeEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) =>
          `There is an appeal in your dispute with ${talent}. No money moves until it is decided`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand }) =>
          `There is an appeal in the dispute with ${brand}. No money moves until it is decided`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'There is an appeal against the decision' },
    screens: caseScreens,
    timeline: null,
  }),

  'dispute.waived': event<DisputeEvent>()({
    notifications: null,
    activityCard: null,
    screens: caseScreens,
    timeline: null,
  }),

  /** Settled between the sides, or decided for good: the deal has ended, and its money is split. */
  'dispute.settled': event<DisputeEvent & { how: 'settled' | 'decided'; note: string }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: (variables) =>
          `Your dispute with ${variables.talent} is closed: ${splitForBrand(variables)}${variables.reason && `. Reason: ${variables.reason}`}`,
      },
      {
        ...toTalent,
        email: true,
        text: (variables) =>
          `The dispute with ${variables.brand} is closed: ${splitForTalent(variables)}${variables.reason && `. Reason: ${variables.reason}`}`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'The dispute is closed with a split of the payment' },
    screens: caseScreens,
    timeline: {
      'deal.settle_dispute': 'The dispute ended, and the deal was cancelled',
      'deal.settle_completed': 'The dispute ended, and the deal was completed',
    },
  }),
} as const
