import { theDeliverable } from '../rules/deliverable-title.ts'
import { event } from './event.ts'

/** An ad code of a post; the code itself is in no event. */
interface AdCodeEvent {
  deliverableId: string
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

const dealId = (payload: AdCodeEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const

export const adCodeEvents = {
  'ad_code.asked': event<AdCodeEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, deliverable }) =>
          `${brand} asks for an ad code for ${your} post: ${deliverable}`,
      },
    ],
    activityCard: {
      targetType: 'deal',
      id: dealId,
      action: { talent: 'Enter ad code' },
      text: ({ brand, deliverable }) => `${brand} asked for an ad code: ${deliverable}`,
    },
    screens: ['deals'],
    timeline: null,
  }),

  'ad_code.entered': event<AdCodeEvent & { until: string }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable, until }) =>
          `${talent} entered an ad code for ${theDeliverable(deliverable)}. It works until ${until}`,
      },
    ],
    activityCard: {
      targetType: 'deal',
      id: dealId,
      text: ({ talent, deliverable }) => `${talent} entered an ad code: ${deliverable}`,
    },
    screens: ['deals'],
    timeline: null,
  }),

  /** The code expires soon, and the right to run the post as an ad goes on. */
  'ad_code.ending': event<AdCodeEvent & { until: string }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable, until }) =>
          `The ad code for ${theDeliverable(deliverable)} expires on ${until}. You can ask ${talent} for a new one`,
      },
      {
        ...toTalent,
        text: ({ brand, your, deliverable, until }) =>
          `The ad code for ${your} post expires on ${until}, and ${brand} may use it longer: ${deliverable}`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  'ad_code.ended': event<AdCodeEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),
} as const
