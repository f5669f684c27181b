import { formatDate } from '@marquee/contract/rules/dates'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'

interface Dates {
  applyBy: string | null
  deliverables: readonly Pick<DeliverableSpec, 'draftDue' | 'postUntil'>[]
}

/**
 * Returns what is wrong with the dates of a brief that may be published all the same: work due before
 * applications close. The brand reads it when it publishes, the operator when they review.
 */
export function dateWarnings({ applyBy, deliverables }: Dates): string[] {
  if (!applyBy) return []
  const draft = deliverables.find(({ draftDue }) => draftDue !== '' && draftDue <= applyBy)
  const post = deliverables.find(({ postUntil }) => postUntil && postUntil <= applyBy)
  return [
    ...(draft
      ? [
          `A draft is due ${formatDate(draft.draftDue)}, before applications close. Talents you choose late have no time to make it.`,
        ]
      : []),
    ...(post?.postUntil
      ? [`A post must be live by ${formatDate(post.postUntil)}, before applications close.`]
      : []),
  ]
}
