import { event, type NotificationTemplate } from './event.ts'

interface ReviewEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
}

/** While reviews may be written; `until` is the end of that time, in UTC. */
interface OpenReviewEvent extends ReviewEvent {
  until: string
}

type Template<Payload> = Pick<NotificationTemplate<Payload>, 'to' | 'kind' | 'targetType' | 'id'>

const dealId = (payload: ReviewEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } satisfies Template<ReviewEvent>
const toTalent = {
  to: 'talent',
  kind: 'deals',
  targetType: 'deal',
  id: dealId,
} satisfies Template<ReviewEvent>

/** No payload and no text holds anything of a sealed review: they say at most that one was written. */
export const reviewEvents = {
  /** The deal has ended, and both sides may write. The email about the end of the deal was sent with it. */
  'reviews.opened': event<OpenReviewEvent>()({
    notifications: [
      { ...toBrand, text: ({ talent, until }) => `How was it with ${talent}? Write your review by ${until}` },
      {
        ...toTalent,
        text: ({ brand, your, until }) =>
          `How was ${your} deal with ${brand}? It can be reviewed until ${until}`,
      },
    ],
    activityCard: null,
    screens: ['reviews', 'home'],
    timeline: null,
  }),

  /** One side has written its first text; the other has not. */
  'review.written': event<OpenReviewEvent & { by: 'brand' | 'talent' }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ by }) => by === 'talent',
        text: ({ talent, until }) => `${talent} has written a review. Write yours by ${until} to see it`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by }) => by === 'brand',
        text: ({ brand, your, until }) =>
          `${brand} has written a review. Write ${your === 'your' ? 'yours' : your} by ${until} to see it`,
      },
    ],
    activityCard: null,
    screens: ['reviews', 'home'],
    timeline: null,
  }),

  'review.withdrawn': event<ReviewEvent>()({
    notifications: null,
    activityCard: null,
    screens: ['reviews', 'home'],
    timeline: null,
  }),

  /** Three days are left for the sides that have not written. */
  'reviews.reminded': event<OpenReviewEvent & { isBrandDue: boolean; isTalentDue: boolean }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ isBrandDue }) => isBrandDue,
        text: ({ talent, until }) =>
          `You can review ${talent} until ${until}. After that, no review is accepted`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ isTalentDue }) => isTalentDue,
        text: ({ brand, until }) =>
          `${brand} can be reviewed until ${until}. After that, no review is accepted`,
      },
    ],
    activityCard: null,
    screens: ['home'],
    timeline: null,
  }),

  /** Both sides have written, or the time has ended: everything written is public from now on. */
  'reviews.published': event<ReviewEvent & { count: number }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        when: ({ count }) => count === 2,
        text: ({ talent }) => `The reviews of your deal with ${talent} are published`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ count }) => count === 1,
        text: ({ talent }) => `The review of your deal with ${talent} is published`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ count }) => count === 2,
        text: ({ brand, your }) => `The reviews of ${your} deal with ${brand} are published`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ count }) => count === 1,
        text: ({ brand, your }) => `The review of ${your} deal with ${brand} is published`,
      },
    ],
    activityCard: null,
    screens: ['reviews', 'home'],
    timeline: null,
  }),

  'review.replied': event<ReviewEvent & { by: 'brand' | 'talent' }>()({
    notifications: [
      {
        ...toBrand,
        when: ({ by }) => by === 'talent',
        text: ({ talent }) => `${talent} has replied to your review`,
      },
      {
        ...toTalent,
        when: ({ by }) => by === 'brand',
        text: ({ brand, your }) => `${brand} has replied to ${your} review`,
      },
    ],
    activityCard: null,
    screens: ['reviews'],
    timeline: null,
  }),
} as const
