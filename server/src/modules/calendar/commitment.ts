import type { CalendarEntry } from '@marquee/contract/calls/calendar'
import { addDays } from '@marquee/contract/rules/dates'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { today } from '../../platform/time/day.ts'

/** Work a talent has agreed to or received an offer for: exactly one of the two ids is set. */
export interface Commitment {
  dealId: string | null
  offerId: string | null
  /** A deal that is not completed yet. */
  isRunning: boolean
  terms: OfferTerms
  /** When it was agreed or offered. */
  since: Date
  talent: { id: string; name: string; avatarUrl: string | null }
  brand: { id: string; name: string; industry: string | null }
  /** Null outside any campaign. */
  campaign: { title: string; productName: string } | null
}

/** Calendar days in London, both ends included. */
export interface Days {
  from: string
  until: string
}

/** Returns whether two ranges share a day. */
export const overlaps = (one: Days, other: Days): boolean =>
  one.from <= other.until && other.from <= one.until

/** Returns the days that two ranges share. */
export function overlapOf(one: Days, other: Days): Days {
  const [, from = ''] = [one.from, other.from].toSorted()
  const [until = ''] = [one.until, other.until].toSorted()
  return { from, until }
}

/** Returns when a deliverable is posted; null for a file, and where no day is agreed. */
export function postingOf({
  postFrom,
  postUntil,
  draftDue,
}: OfferTerms['deliverables'][number]): Days | null {
  if (!postFrom && !postUntil) return null
  return { from: postFrom ?? draftDue, until: postUntil ?? postFrom ?? draftDue }
}

/** Returns the days from the first draft to the last post. */
export function workDays({ deliverables }: OfferTerms): Days {
  const days = deliverables
    .flatMap((spec) => [spec.draftDue, spec.postFrom ?? spec.draftDue, spec.postUntil ?? spec.draftDue])
    .toSorted()
  return { from: days[0] ?? '', until: days.at(-1) ?? '' }
}

/**
 * Returns the days of an exclusivity: from the agreement until the agreed number of days after the last
 * deliverable. This is the cautious reading of terms with a length and no start. Null without exclusivity.
 */
export function exclusiveDays({ terms, since }: Pick<Commitment, 'terms' | 'since'>): Days | null {
  return (
    terms.exclusivity && { from: today(since), until: addDays(workDays(terms).until, terms.exclusivity.days) }
  )
}

/** Returns the days that commitments take within `range`, earliest first. */
export function calendarEntriesOf(commitments: readonly Commitment[], range: Days): CalendarEntry[] {
  return commitments
    .flatMap((one) => (one.offerId ? [entryOfOffer(one)] : entriesOfDeal(one)))
    .filter((entry) => overlaps(entry, range))
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until))
}

function entriesOfDeal(one: Commitment): CalendarEntry[] {
  const exclusive = exclusiveDays(one)
  const exclusivity = exclusive
    ? [entryOf(one, 'exclusivity', `Exclusive in ${one.terms.exclusivity?.category}`, exclusive)]
    : []
  if (!one.isRunning) return exclusivity
  const work = one.terms.deliverables.flatMap((spec) => {
    const what = describeDeliverable(spec)
    const posting = postingOf(spec)
    const draft = entryOf(one, 'draft', what, { from: spec.draftDue, until: spec.draftDue })
    return posting ? [draft, entryOf(one, 'posting', what, posting)] : [draft]
  })
  return [...work, ...exclusivity]
}

const entryOfOffer = (one: Commitment): CalendarEntry =>
  entryOf(one, 'offer', one.campaign?.title ?? 'Direct offer', workDays(one.terms))

function entryOf(
  { talent, brand, dealId, offerId }: Commitment,
  kind: CalendarEntry['kind'],
  title: string,
  days: Days,
): CalendarEntry {
  return { talent, kind, title, brandName: brand.name, ...days, dealId, offerId }
}
