/** A side of a deal. */
type Side = 'brand' | 'talent'

/** What a review rates besides the whole, by whom it is asked about: `of` names the side that is reviewed. */
const aspects = {
  quality: { label: 'Quality of work', of: ['talent'] },
  dates: { label: 'Keeps dates', of: ['talent'] },
  brief: { label: 'Clear brief', of: ['brand'] },
  payment: { label: 'Pays on time', of: ['brand'] },
  communication: { label: 'Communication', of: ['brand', 'talent'] },
} as const satisfies Record<string, { label: string; of: readonly Side[] }>

export type ReviewAspect = keyof typeof aspects

/** Every aspect, in the order in which it is asked and shown. */
export const reviewAspects: readonly ReviewAspect[] = [
  'quality',
  'brief',
  'communication',
  'dates',
  'payment',
]

/** Returns the aspects that a review of this side may rate, in their order. */
export function aspectsOf(side: Side): ReviewAspect[] {
  return reviewAspects.filter((aspect) => aspects[aspect].of.some((of) => of === side))
}

/** Returns the label of an aspect, such as "Keeps dates". */
export const aspectLabel = (aspect: ReviewAspect): string => aspects[aspect].label

/** How long both sides of an ended deal may write a review, in days. */
export const REVIEW_DAYS = 14

/** How long before the end those who have not written are reminded, in days. */
export const REVIEW_REMINDER_DAYS = 3

/** How long the reviewed side may reply to a published review, in days. */
export const REVIEW_REPLY_DAYS = 30

/** Length of a review and of a reply, in characters. */
export const MIN_REVIEW_LENGTH = 20
export const MAX_REVIEW_LENGTH = 1_000
export const MAX_REPLY_LENGTH = 500

/** The number of reviews from which an average is shown. */
export const MIN_REVIEWS_FOR_AVERAGE = 3

/** The most stars of a review. */
export const MAX_STARS = 5
