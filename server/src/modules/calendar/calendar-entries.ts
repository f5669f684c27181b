import type { CalendarEntry } from '@marquee/contract/calls/calendar'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import { type Commitment, type Days, exclusiveDays, overlaps, postingOf, workDays } from './commitment.ts'

/** Returns the days that commitments take within `range`, earliest first. */
export function calendarEntriesOf(commitments: readonly Commitment[], range: Days): CalendarEntry[] {
  return commitments
    .flatMap((one) => (one.offerId ? [entryOfOffer(one)] : entriesOfDeal(one)))
    .filter((stretch) => overlaps(stretch, range))
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until))
}

function entriesOfDeal(one: Commitment): CalendarEntry[] {
  const exclusive = exclusiveDays(one)
  const kept = exclusive
    ? [stretch(one, 'exclusivity', `Exclusive in ${one.terms.exclusivity?.category}`, exclusive)]
    : []
  if (!one.isRunning) return kept
  const pieces = one.terms.deliverables.flatMap((spec) => {
    const what = describeDeliverable(spec)
    const posting = postingOf(spec)
    const draft = stretch(one, 'draft', what, { from: spec.draftDue, until: spec.draftDue })
    return posting ? [draft, stretch(one, 'posting', what, posting)] : [draft]
  })
  return [...pieces, ...kept]
}

const entryOfOffer = (one: Commitment): CalendarEntry =>
  stretch(one, 'offer', one.campaign?.title ?? 'Direct offer', workDays(one.terms))

function stretch(
  { talent, brand, dealId, offerId }: Commitment,
  kind: CalendarEntry['kind'],
  title: string,
  days: Days,
): CalendarEntry {
  return { talent, kind, title, brandName: brand.name, ...days, dealId, offerId }
}
