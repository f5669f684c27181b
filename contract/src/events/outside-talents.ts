import { NO_FEE_MONTHS, type NoFeeEndReason, noFeeEndReasons } from '../rules/outside-talents.ts'
import { event, type NotificationTemplate, noTarget } from './event.ts'

interface BroughtPair {
  invitationId: string
  brandId: string
  talentId: string
}
type Ended = BroughtPair & { reason: NoFeeEndReason }

const toBrand = {
  to: 'brand',
  kind: 'money',
  targetType: 'outside_talents',
  id: noTarget,
  email: true,
} as const
const toTalent = {
  to: 'talent',
  kind: 'money',
  targetType: 'offers',
  id: noTarget,
  email: true,
  evenActor: true,
} as const
const kept = 'Offers that were sent before keep the 0% fee.'

const endings = Object.entries(noFeeEndReasons).flatMap(([code, why]): NotificationTemplate<Ended>[] => [
  {
    ...toBrand,
    when: ({ reason }) => reason === code,
    text: ({ talent }) => `Your 0% fee with ${talent} has ended, because ${why}. ${kept}`,
  },
  {
    ...toTalent,
    when: ({ reason }) => reason === code,
    text: ({ brand }) => `The 0% fee with ${brand} has ended, because ${why}. ${kept}`,
  },
])

export const outsideTalentEvents = {
  /** A brand has invited someone, or sends the invitation again; the email follows after the commit. */
  'outside_talent.invited': event<{ invitationId: string; brandId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['outside-talents'],
    timeline: null,
  }),

  /** Someone has joined through the invitation of a brand: their deals carry no fee for a year. */
  'outside_talent.joined': event<BroughtPair>()({
    notifications: [
      {
        ...toBrand,
        text: ({ talent }) =>
          `${talent} has joined Marquee through your invitation. Your deals with ${talent} carry no fee for ${NO_FEE_MONTHS} months`,
      },
      {
        ...toTalent,
        text: ({ brand }) =>
          `${brand} brought you to Marquee. Your deals with ${brand} carry no fee for ${NO_FEE_MONTHS} months`,
      },
    ],
    activityCard: null,
    screens: ['outside-talents', 'offers', 'home'],
    timeline: null,
  }),

  /** The months without a fee ended early, for terms that are sent from now on. */
  'outside_talent.no_fee_ended': event<Ended>()({
    notifications: endings,
    activityCard: null,
    screens: ['outside-talents', 'offers'],
    timeline: null,
  }),
} as const
