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
} as const
