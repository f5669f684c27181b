import { MILESTONE_PAY_DAYS } from '../terms/milestones.ts'
import { event } from './event.ts'

/** An event about a milestone of a deal. */
interface MilestoneEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  milestoneId: string
  /** Its number in the deal, from 1. */
  no: number
  /** What pays for it. */
  payableId: string
}

/** The turn of a milestone has come. */
interface ChargeEvent extends MilestoneEvent {
  /** A card of the brand is being charged; false where it has none. */
  isCharging: boolean
}

const dealId = (payload: MilestoneEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'money', targetType: 'deal', id: dealId, email: true } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
const cardTarget = { targetType: 'deal', id: dealId } as const
const screens = ['milestones', 'deals', 'payments', 'home'] as const

export const milestoneEvents = {
  'milestone.charged': event<ChargeEvent>()({
    notifications: [
      {
        ...toBrand,
        when: ({ isCharging }) => isCharging,
        text: ({ amount, talent }) =>
          `The work of ${talent} for a milestone is approved. The next milestone, ${amount}, is charged to your default card now`,
      },
      {
        ...toBrand,
        when: ({ isCharging }) => !isCharging,
        text: ({ amount, talent }) =>
          `The work of ${talent} for a milestone is approved. Pay the next milestone, ${amount}, so that the work can go on`,
      },
    ],
    activityCard: null,
    screens,
    timeline: { 'milestone.charge': 'The next milestone is to be paid' },
  }),

  /** The card was not charged, or the bank wants a confirmation. */
  'milestone.reminded': event<MilestoneEvent>()({
    notifications: [
      {
        ...toBrand,
        text: ({ amount, talent }) =>
          `The next milestone of your deal with ${talent} is not paid: ${amount}. Pay it, so that the work can go on`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Pay milestone' },
      text: () => 'The next milestone is not paid yet',
    },
    screens,
    timeline: null,
  }),

  'milestone.funded': event<MilestoneEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your }) => `${brand} has paid the next milestone of ${your} deal. Its work can begin`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'Submit work' },
      text: () => 'The next milestone is paid',
    },
    screens,
    timeline: { 'milestone.fund': 'The milestone is paid' },
  }),

  'milestone.unfunded': event<MilestoneEvent>()({
    notifications: [
      {
        ...toBrand,
        text: ({ amount, talent }) =>
          `The next milestone of your deal with ${talent}, ${amount}, was not paid for ${MILESTONE_PAY_DAYS} days. ${talent} may now leave the deal`,
      },
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, you }) =>
          `${brand} has not paid the next milestone of ${your} deal for ${MILESTONE_PAY_DAYS} days. ${you === 'you' ? 'You' : you} may leave it, and what was approved is paid out`,
      },
    ],
    activityCard: null,
    screens,
    timeline: { 'milestone.lapse': `The milestone was not paid for ${MILESTONE_PAY_DAYS} days` },
  }),

  /** The shares of its payment are paid out; the payees are notified of their payouts. */
  'milestone.paid_out': event<MilestoneEvent>()({
    notifications: null,
    activityCard: null,
    screens: [...screens, 'earnings', 'budgets'],
    timeline: { 'milestone.pay_out': 'The milestone is paid out' },
  }),
} as const
