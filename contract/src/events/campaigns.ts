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

  /** An operator has reviewed the campaign. */
  'campaign.reviewed': event<{
    campaignId: string
    brandId: string
    /** The brand’s account, notified regardless of its settings. */
    accountId: string
    decision: 'approve' | 'return'
  }>()({
    notifications: [
      {
        to: 'account',
        kind: 'account',
        targetType: 'campaign',
        id: ({ campaignId }) => campaignId,
        email: true,
        when: ({ decision }) => decision === 'approve',
        text: ({ campaign }) => `Your campaign ${campaign} is live`,
      },
      {
        to: 'account',
        kind: 'account',
        targetType: 'campaign',
        id: ({ campaignId }) => campaignId,
        email: true,
        when: ({ decision }) => decision === 'return',
        text: ({ campaign }) =>
          `Your campaign ${campaign} needs changes before it can go live. Open it to read why`,
      },
    ],
    activityCard: null,
    screens: ['campaigns', 'home'],
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
