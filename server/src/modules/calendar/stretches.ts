import type { Stretch } from '@marquee/contract/calls/calendar'
import { deliverableInWords } from '@marquee/contract/rules/terms'
import { type Commitment, type Days, exclusiveDays, meets, postingOf, workDays } from './commitment.ts'

/** The days that commitments take up within `range`, the earliest first. */
export function stretchesOf(commitments: readonly Commitment[], range: Days): Stretch[] {
  return commitments
    .flatMap((one) => (one.offerId ? [asked(one)] : agreed(one)))
    .filter((stretch) => meets(stretch, range))
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.until.localeCompare(other.until))
}

function agreed(one: Commitment): Stretch[] {
  const exclusive = exclusiveDays(one)
  const kept = exclusive
    ? [stretch(one, 'exclusivity', `Nothing for others in ${one.terms.exclusivity?.category}`, exclusive)]
    : []
  if (!one.isRunning) return kept
  const pieces = one.terms.deliverables.flatMap((spec) => {
    const what = deliverableInWords(spec)
    const posting = postingOf(spec)
    const draft = stretch(one, 'draft', what, { from: spec.draftDue, until: spec.draftDue })
    return posting ? [draft, stretch(one, 'posting', what, posting)] : [draft]
  })
  return [...pieces, ...kept]
}

const asked = (one: Commitment): Stretch =>
  stretch(one, 'offer', one.campaign?.title ?? 'Direct offer', workDays(one.terms))

function stretch(
  { talent, brand, dealId, offerId }: Commitment,
  kind: Stretch['kind'],
  title: string,
  days: Days,
): Stretch {
  return { talent, kind, title, brandName: brand.name, ...days, dealId, offerId }
}
