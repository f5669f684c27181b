import { event } from './event.ts'

/** Results of a post. */
interface ResultEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  deliverableId: string
}

export const resultEvents = {
  /** The talent’s side has entered or corrected results; once a day at most for each deal. */
  'result.entered': event<ResultEvent>()({
    notifications: [
      {
        to: 'brand',
        kind: 'deals',
        targetType: 'deal',
        id: ({ dealId }) => dealId,
        text: ({ talent, deliverable }) => `${talent} entered results of a post: ${deliverable}`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
