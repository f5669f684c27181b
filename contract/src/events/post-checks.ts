import { event } from './event.ts'

/** A check of a post, or a request to put it right. */
interface PostEvent {
  dealId: string
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  deliverableId: string
}

interface CorrectionEvent extends PostEvent {
  correctionId: string
}

const dealId = (payload: PostEvent) => payload.dealId
const toBrand = { to: 'brand', kind: 'deals', targetType: 'deal', id: dealId } as const
const toTalent = { to: 'talent', kind: 'deals', targetType: 'deal', id: dealId } as const
const cardTarget = { targetType: 'deal', id: dealId } as const
const screens = ['post-checks', 'deals', 'home'] as const
/** A request may hold a payout, so earnings change with it. */
const screensOfRequest = [...screens, 'earnings'] as const

export const postCheckEvents = {
  /** The weekly check of a post is due. */
  'post_check.due': event<PostEvent>()({
    notifications: [
      {
        ...toBrand,
        text: ({ talent, deliverable }) =>
          `Check the post of ${talent}: is it still online and labelled as an ad? ${deliverable}`,
      },
    ],
    activityCard: null,
    screens,
    timeline: null,
  }),

  'post_check.marked': event<PostEvent>()({
    notifications: null,
    activityCard: null,
    screens,
    timeline: null,
  }),

  'correction.requested': event<CorrectionEvent & { until: string }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, deliverable, until }) =>
          `${brand} asks for ${your} post to be put right by ${until}: ${deliverable}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { talent: 'Put post right' },
      text: ({ brand, deliverable }) => `${brand} asked for a post to be put right: ${deliverable}`,
    },
    screens: screensOfRequest,
    timeline: { 'correction.request': '{actor} asked for {subject} to be put right' },
  }),

  'correction.reminded': event<CorrectionEvent & { until: string }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        text: ({ brand, your, deliverable, until }) =>
          `${capitalised(your)} post for ${brand} must be put right by ${until}. After that, Marquee decides: ${deliverable}`,
      },
    ],
    activityCard: null,
    screens: [],
    timeline: null,
  }),

  'correction.reported': event<CorrectionEvent & { until: string }>()({
    notifications: [
      {
        ...toBrand,
        email: true,
        text: ({ talent, deliverable, until }) =>
          `${talent} has put a post right. Check it by ${until}. Without an answer it counts as put right: ${deliverable}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      action: { brand: 'Check post' },
      text: ({ talent, deliverable }) => `${talent} put a post right: ${deliverable}`,
    },
    screens: screensOfRequest,
    timeline: { 'correction.report': '{actor} reported {subject} as put right' },
  }),

  /** The time is over, or the brand does not accept what was reported: an operator decides. */
  'correction.escalated': event<CorrectionEvent & { isRefused: boolean }>()({
    notifications: [
      {
        ...toTalent,
        email: true,
        when: ({ isRefused }) => isRefused,
        text: ({ brand, your, deliverable }) =>
          `${brand} does not accept that ${your} post has been put right. Marquee decides: ${deliverable}`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ isRefused }) => !isRefused,
        text: ({ brand, your, deliverable }) =>
          `${capitalised(your)} post for ${brand} was not put right in time. Marquee decides. You can still report it as put right: ${deliverable}`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ isRefused }) => !isRefused,
        text: ({ talent, deliverable }) =>
          `${talent} has not put a post right in time. Marquee decides: ${deliverable}`,
      },
    ],
    activityCard: null,
    screens: screensOfRequest,
    timeline: {
      'correction.refuse': '{actor} did not accept that {subject} has been put right',
      'correction.escalate': '{subject} was not put right in time',
    },
  }),

  /** The request has ended. `by` says who ended it: the brand, its silence, or an operator. */
  'correction.closed': event<
    CorrectionEvent & { by: 'brand' | 'system' | 'operator'; isCorrected: boolean }
  >()({
    notifications: [
      {
        ...toTalent,
        when: ({ by }) => by !== 'operator',
        text: ({ your, deliverable }) => `${capitalised(your)} post is now in order: ${deliverable}`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ by, isCorrected }) => by === 'operator' && isCorrected,
        text: ({ brand, your, deliverable }) =>
          `Marquee decided that ${your} post for ${brand} is as agreed: ${deliverable}`,
      },
      {
        ...toTalent,
        email: true,
        when: ({ isCorrected }) => !isCorrected,
        text: ({ brand, your, deliverable }) =>
          `Marquee decided that ${your} post for ${brand} was not put right: ${deliverable}`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ by, isCorrected }) => by === 'operator' && isCorrected,
        text: ({ talent, deliverable }) =>
          `Marquee decided that the post of ${talent} is as agreed: ${deliverable}`,
      },
      {
        ...toBrand,
        email: true,
        when: ({ isCorrected }) => !isCorrected,
        text: ({ talent, deliverable }) =>
          `Marquee decided that ${talent} has not put a post right. The deal shows what you can do: ${deliverable}`,
      },
      {
        ...toBrand,
        when: ({ by }) => by === 'system',
        text: ({ talent, deliverable }) =>
          `The post of ${talent} counts as put right, because you did not answer in time: ${deliverable}`,
      },
    ],
    activityCard: {
      ...cardTarget,
      text: ({ deliverable }) => `The request to put a post right has ended: ${deliverable}`,
    },
    screens: screensOfRequest,
    timeline: {
      'correction.confirm': '{actor} found {subject} in order',
      'correction.confirm by system': '{subject} counts as put right',
      'correction.find_right': 'Marquee found {subject} in order',
      'correction.find_wrong': 'Marquee found that {subject} was not put right',
    },
  }),

  /** A dispute has taken over, or the deal was cancelled. */
  'correction.ended': event<CorrectionEvent>()({
    notifications: null,
    activityCard: null,
    screens: screensOfRequest,
    timeline: { 'correction.end': 'The request to put {subject} right has ended' },
  }),
} as const

/** Returns "Your" or the name of the agent's talent, at the start of a sentence. */
function capitalised(your: string): string {
  return your === 'your' ? 'Your' : your
}
