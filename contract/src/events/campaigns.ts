import { event } from './event.ts'

export const campaignEvents = {
  'campaign.changed': event<{ campaignId: string; brandId: string; event: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['campaigns', 'home'],
    timeline: null,
  }),

  'campaign.opened': event<{ campaignId: string; brandId: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['campaigns', 'home'],
    timeline: null,
  }),

  'campaign.ended': event<{ campaignId: string; brandId: string; event: string }>()({
    notifications: null,
    activityCard: null,
    screens: ['campaigns', 'applications', 'offers', 'home'],
    timeline: null,
  }),

  /** Applications close in 48 hours. */
  'campaign.closing': event<{ campaignId: string; brandId: string }>()({
    notifications: [
      {
        to: 'brand',
        kind: 'applications',
        targetType: 'applicants',
        id: ({ campaignId }) => campaignId,
        text: ({ campaign }) => `Applications for ${campaign} close in 48 hours`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
