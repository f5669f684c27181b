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

interface CancellationEvent extends CaseEvent {
  cancellationId: string
}

export const cancellationEvents = {
  'cancellation.requested': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: (variables) =>
          `${variables.talent} asks to cancel your deal: ${splitForBrand(variables)}. Please answer within 72 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: (variables) =>
          `${variables.brand} asks to cancel ${variables.your} deal: ${splitForTalent(variables)}. Please answer within 72 hours`,
      },
    ],
    activityCard: {
      ...caseCard,
      action: forOtherSide('Answer request'),
      text: ({ brand, talent, termsBy }) => `${termsBy === 'brand' ? brand : talent} asks to cancel the deal`,
    },
    screens: caseScreens,
    timeline: { 'deal.request_cancellation': '{actor} asked to cancel the deal' },
  }),

  'cancellation.proposed': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: (variables) =>
          `${variables.talent} proposes another split for the cancellation: ${splitForBrand(variables)}. Please answer within 72 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: (variables) =>
          `${variables.brand} proposes another split for the cancellation: ${splitForTalent(variables)}. Please answer within 72 hours`,
      },
    ],
    activityCard: {
      ...caseCard,
      action: forOtherSide('Answer proposal'),
      text: ({ brand, talent, termsBy }) => `${termsBy === 'brand' ? brand : talent} proposes another split`,
    },
    screens: caseScreens,
    timeline: null,
  }),

  /** The side that must answer has a day left. */
  'cancellation.reminded': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: ({ talent }) => `${talent} awaits your answer to the cancellation request within 24 hours`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: ({ brand }) => `${brand} awaits an answer to the cancellation request within 24 hours`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  'cancellation.refused': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) => `${talent} does not agree to cancel your deal. The deal continues`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) => `${brand} does not agree to cancel ${your} deal. The deal continues`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'Cancellation declined: the deal continues' },
    screens: caseScreens,
    timeline: { 'deal.refuse_cancellation': '{actor} declined the cancellation' },
  }),

  'cancellation.withdrawn': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        text: ({ talent }) =>
          `The cancellation request for your deal with ${talent} is withdrawn. The deal continues`,
      },
      {
        ...toTalent,
        text: ({ brand, your }) =>
          `The cancellation request for ${your} deal with ${brand} is withdrawn. The deal continues`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'Cancellation request withdrawn: the deal continues' },
    screens: caseScreens,
    timeline: { 'deal.withdraw_cancellation': '{actor} withdrew the cancellation request' },
  }),

  'cancellation.escalated': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent }) =>
          `The cancellation of your deal with ${talent} was not answered in time. Marquee decides within 10 working days`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) =>
          `The cancellation of ${your} deal with ${brand} was not answered in time. Marquee decides within 10 working days`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'No answer in time: Marquee decides about the cancellation' },
    screens: caseScreens,
    timeline: null,
  }),

  /** The account of `by` was suspended, which pauses the deal. */
  'deal.frozen': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: ({ talent }) =>
          `${talent}’s account is suspended, so your deal is paused. Your money is safe: Marquee decides within 14 days`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: ({ brand, your }) =>
          `${brand}’s account is suspended, so ${your} deal is paused. The payment is held: Marquee decides within 14 days`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'The deal is paused until Marquee has decided' },
    screens: caseScreens,
    timeline: {
      'deal.request_cancellation by system': 'Marquee paused the deal, because an account is suspended',
    },
  }),

  /** The account is active again, and the deal continues. */
  'deal.unfrozen': event<CancellationEvent>()({
    notifications: [
      {
        ...toBrand,
        text: ({ talent }) =>
          `Your deal with ${talent} continues. Its dates moved by the length of the pause`,
      },
      {
        ...toTalent,
        text: ({ brand, your }) =>
          `${your === 'your' ? 'Your' : your} deal with ${brand} continues. Its dates moved by the length of the pause`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'The deal continues' },
    screens: caseScreens,
    timeline: { 'deal.withdraw_cancellation by system': 'The deal continues' },
  }),

  /** Agreed, without an answer in time, or decided: the deal has ended, and its money is split. */
  'cancellation.settled': event<
    CancellationEvent & { how: 'agreed' | 'expired' | 'decided'; note: string }
  >()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: (variables) =>
          `Your deal with ${variables.talent} is cancelled: ${splitForBrand(variables)}${variables.reason && `. Reason: ${variables.reason}`}`,
      },
      {
        ...toTalent,
        email: true,
        text: (variables) =>
          `The deal with ${variables.brand} is cancelled: ${splitForTalent(variables)}${variables.reason && `. Reason: ${variables.reason}`}`,
      },
    ],
    activityCard: { ...caseCard, text: () => 'The deal is cancelled with a split of its payment' },
    screens: caseScreens,
    timeline: {
      'deal.agree_cancellation': '{actor} agreed to cancel the deal',
      'deal.expire_cancellation': 'The deal was cancelled: the request was not answered',
      'deal.decide_cancellation': 'Marquee decided to cancel the deal',
    },
  }),
} as const
