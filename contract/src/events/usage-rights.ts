import { event } from './event.ts'

interface RightsDealEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

interface RightsEvent extends RightsDealEvent {
  /** When the right ends, as an ISO time. */
  until: string
}

const dealId = (payload: RightsDealEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const

export const usageRightsEvents = {
  'rights.ending': event<RightsEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, campaign, until }) =>
          `Your right to use the work of ${talent} for ${campaign} ends on ${until}`,
      },
      {
        ...toTalent,
        text: ({ brand, your, campaign, until }) =>
          `The right of ${brand} to use ${your} work for ${campaign} ends on ${until}`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  /** The brand asks for the price of some more months. */
  'rights.renewal_asked': event<RightsDealEvent>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, campaign }) =>
          `${brand} asks what it costs to use ${your} work for ${campaign} for longer`,
      },
    ],
    activityCard: {
      targetType: 'deal',
      id: dealId,
      action: { talent: 'Name a price' },
      text: ({ brand }) => `${brand} asked for a price to renew the usage rights`,
    },
    screens: ['deals', 'home'],
    timeline: null,
  }),

  'rights.renewal_declined': event<RightsDealEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, campaign }) => `${talent} does not renew your right to use the work for ${campaign}`,
      },
    ],
    activityCard: {
      targetType: 'deal',
      id: dealId,
      text: ({ talent }) => `${talent} declined to renew the usage rights`,
    },
    screens: ['deals', 'home'],
    timeline: null,
  }),

  'rights.ended': event<RightsEvent>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, campaign }) =>
          `Your right to use the work of ${talent} for ${campaign} has ended. Please stop using it`,
      },
      {
        ...toTalent,
        text: ({ brand, your, campaign }) =>
          `The right of ${brand} to use ${your} work for ${campaign} has ended`,
      },
    ],
    activityCard: null,
    screens: ['deals'],
    timeline: null,
  }),
} as const
