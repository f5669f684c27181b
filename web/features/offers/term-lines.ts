import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import { describeTerms } from '@marquee/contract/terms/describe-terms'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'

interface TermLine {
  label: string
  text: string
  /** Differs between values that differ, even where their texts are equal. */
  identity: string
}

/** Returns one line per deliverable, in their order, and one per other term that has a wording. */
export function termLines(terms: OfferTerms): TermLine[] {
  return [
    ...terms.deliverables.map((spec, index) => ({
      label: `Deliverable ${index + 1}`,
      text: describeSpec(spec),
      identity: JSON.stringify(spec),
    })),
    ...describeTerms(terms).map((line) => ({ ...line, identity: line.text })),
  ]
}

/** Returns how many lines were changed, added or removed. */
export function countChanged(before: readonly TermLine[], after: readonly TermLine[]): number {
  const identities = new Map(before.map(({ label, identity }) => [label, identity]))
  const kept = after.filter(({ label }) => identities.has(label))
  const changed = kept.filter(({ label, identity }) => identities.get(label) !== identity)
  return changed.length + (after.length - kept.length) + (before.length - kept.length)
}

function describeSpec(spec: DeliverableSpec): string {
  const { draftDue, postFrom, postUntil, minLiveDays } = spec
  return [
    describeDeliverable(spec),
    `draft due ${formatDate(draftDue)}`,
    postFrom && `live ${formatDate(postFrom)} to ${formatDate(postUntil)}`,
    minLiveDays > 0 && `online for ${formatCount(minLiveDays, 'day')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
