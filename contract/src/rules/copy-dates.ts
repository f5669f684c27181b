import type { DeliverableSpec } from '../terms/deliverable-spec.ts'
import { addDays, daysBetween } from './dates.ts'

/** How long a new campaign takes applications, in days, unless the brand sets another date. */
export const OPEN_DAYS = 14

interface DatedBrief {
  applyBy: string | null
  deliverables: readonly DeliverableSpec[]
}

/**
 * Returns the dates of a brief for a campaign that starts `today`: applications close 14 days later, and every date of the work keeps its
 * distance from the closing date. Without a closing date the first draft is due 28 days after `today`. Days are calendar days.
 */
export function datesFrom<B extends DatedBrief>(
  { applyBy, deliverables }: B,
  today: string,
): { applyBy: string; deliverables: DeliverableSpec[] } {
  const closes = addDays(today, OPEN_DAYS)
  const firstDraft = deliverables.map(({ draftDue }) => draftDue).toSorted()[0]
  const origin = applyBy ?? (firstDraft && addDays(firstDraft, -OPEN_DAYS))
  const days = origin ? daysBetween(origin, closes) : 0
  const move = (day: string | null) => day && addDays(day, days)
  return {
    applyBy: closes,
    deliverables: deliverables.map((spec) => ({
      ...spec,
      draftDue: addDays(spec.draftDue, days),
      postFrom: move(spec.postFrom),
      postUntil: move(spec.postUntil),
    })),
  }
}
