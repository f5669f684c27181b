import { event } from './event.ts'

export const trackingEvents = {
  /** The brand has added a link that the talent posts. */
  'tracking_link.added': event<{
    linkId: string
    dealId: string
    offerId: string
    campaignId: string
    brandId: string
    talentId: string
  }>()({
    notifications: [
      {
        to: 'talent',
        kind: 'deals',
        targetType: 'deal',
        id: ({ dealId }) => dealId,
        text: ({ brand, your }) => `${brand} added a tracking link to ${your} deal. Use it in the post`,
      },
    ],
    activityCard: null,
    screens: ['tracking'],
    timeline: null,
  }),

  /** An operator has decided whether tracking links of the brand may lead to a website. */
  'tracked_website.decided': event<{ brandId: string; dealId: string; isApproved: boolean }>()({
    notifications: [
      {
        to: 'brand',
        kind: 'deals',
        targetType: 'deal',
        id: ({ dealId }) => dealId,
        email: true,
        text: () => 'We have checked the website of your tracking link',
      },
    ],
    activityCard: null,
    screens: ['tracking'],
    timeline: null,
  }),
} as const
