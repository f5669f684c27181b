import { event } from './event.ts'

interface OutsideComment {
  brandId: string
  dealId: string
  deliverableId: string
}

export const workLinkEvents = {
  /**
   * A guest of a link to work has written about this version for the first time; what they add is on the page. The talent’s side
   * learns nothing, so the event does not name it.
   */
  'work_link.commented': event<OutsideComment>()({
    notifications: [
      {
        to: 'brand',
        kind: 'deals',
        targetType: 'deal',
        id: ({ dealId }) => dealId,
        email: true,
        text: ({ deliverable }) => `An outside reviewer has commented on “${deliverable}”`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
