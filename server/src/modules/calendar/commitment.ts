import type { OfferTerms } from '@marquee/contract/calls/terms'
import { addDays } from '@marquee/contract/rules/dates'
import { today } from '../../platform/time/day.ts'

/** Work a talent has agreed to, or is asked for: one of the two ids is there. */
export interface Commitment {
  dealId: string | null
  offerId: string | null
  /** A deal that is not completed yet. */
  isRunning: boolean
  terms: OfferTerms
  /** When it was agreed or asked for. */
  since: Date
  talent: { id: string; name: string; avatarUrl: string | null }
  brand: { id: string; name: string; industry: string | null }
  /** Null outside any campaign. */
  campaign: { title: string; productName: string } | null
}

/** Days of the calendar in London; both ends count. */
export interface Days {
  from: string
  until: string
}

export const overlaps = (one: Days, other: Days): boolean =>
  one.from <= other.until && other.from <= one.until

/** The days two stretches share. */
export function shared(one: Days, other: Days): Days {
  const [, from = ''] = [one.from, other.from].toSorted()
  const [until = ''] = [one.until, other.until].toSorted()
  return { from, until }
}

/** When a piece of work is posted; null for a file, and where no day is agreed. */
export function postingOf({
  postFrom,
  postUntil,
  draftDue,
}: OfferTerms['deliverables'][number]): Days | null {
  if (!postFrom && !postUntil) return null
  return { from: postFrom ?? draftDue, until: postUntil ?? postFrom ?? draftDue }
}

/** From the first draft to the last post. */
export function workDays({ deliverables }: OfferTerms): Days {
  const days = deliverables
    .flatMap((spec) => [spec.draftDue, spec.postFrom ?? spec.draftDue, spec.postUntil ?? spec.draftDue])
    .toSorted()
  return { from: days[0] ?? '', until: days.at(-1) ?? '' }
}

/**
 * The days in which work for competitors is left alone: from the agreement until the agreed number of days after the last of the work,
 * the cautious reading of terms that name a length and no beginning. Null without exclusivity.
 */
export function exclusiveDays({ terms, since }: Pick<Commitment, 'terms' | 'since'>): Days | null {
  return (
    terms.exclusivity && { from: today(since), until: addDays(workDays(terms).until, terms.exclusivity.days) }
  )
}
