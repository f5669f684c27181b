import type { ScheduleConflict } from '@marquee/contract/calls/calendar'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import {
  type Commitment,
  type Days,
  exclusiveDays,
  overlapOf,
  overlaps,
  postingOf,
  workDays,
} from './commitment.ts'

/**
 * Returns the conflicts of an offer with its talent's deals and open offers, earliest days first. A brand
 * does not conflict with itself.
 */
export function conflictsOf(offer: Commitment, others: readonly Commitment[]): ScheduleConflict[] {
  const found = others.flatMap((other) => [
    ...dateConflicts(offer, other),
    ...exclusivityConflicts(offer, other),
    ...competitorConflicts(offer, other),
  ])
  return found.toSorted(
    (one, other) => one.from.localeCompare(other.from) || one.sentence.localeCompare(other.sentence),
  )
}

/** Returns conflicts of two posts on one platform on the same days, or of two drafts due on one day. */
function dateConflicts(offer: Commitment, other: Commitment): ScheduleConflict[] {
  if (!other.isRunning) return []
  const found = offer.terms.deliverables.flatMap((spec) =>
    other.terms.deliverables.flatMap((otherSpec) => {
      const [posting, otherPosting] = [postingOf(spec), postingOf(otherSpec)]
      const isSamePlatform =
        spec.platform === otherSpec.platform && posting && otherPosting && overlaps(posting, otherPosting)
      return [
        ...(isSamePlatform
          ? [
              conflictWith(
                'dates',
                other,
                `${platformLabels[spec.platform]} is taken for ${other.brand.name} in these days.`,
                overlapOf(posting, otherPosting),
              ),
            ]
          : []),
        ...(spec.draftDue === otherSpec.draftDue
          ? [
              conflictWith('dates', other, `A draft for ${other.brand.name} is due on the same day.`, {
                from: spec.draftDue,
                until: spec.draftDue,
              }),
            ]
          : []),
      ]
    }),
  )
  return withoutDuplicates(found)
}

/** Returns conflicts with an exclusivity that another brand already has. */
function exclusivityConflicts(offer: Commitment, other: Commitment): ScheduleConflict[] {
  const exclusive = other.dealId ? exclusiveDays(other) : null
  const category = other.terms.exclusivity?.category
  const days = workDays(offer.terms)
  if (
    !exclusive ||
    !category ||
    isSameBrand(offer, other) ||
    !overlaps(days, exclusive) ||
    !isAbout(category, offer)
  )
    return []
  const sentence = `${other.brand.name} has exclusivity for ${category} in these days, and this offer of ${offer.brand.name} looks like that.`
  return [conflictWith('exclusivity', other, sentence, overlapOf(days, exclusive))]
}

/** Returns the talent's deals and offers that conflict with the exclusivity of this offer. */
function competitorConflicts(offer: Commitment, other: Commitment): ScheduleConflict[] {
  const exclusive = exclusiveDays(offer)
  const category = offer.terms.exclusivity?.category
  const days = workDays(other.terms)
  const isWork = other.isRunning || other.offerId !== null
  if (!exclusive || !category || !isWork || isSameBrand(offer, other) || !overlaps(days, exclusive)) return []
  const isRival = other.brand.industry !== null && other.brand.industry === offer.brand.industry
  if (!isRival && !isAbout(category, other)) return []
  const what = other.dealId ? 'The deal with' : 'The open offer of'
  const sentence = `${what} ${other.brand.name} falls into the exclusivity for ${category} that this offer asks for.`
  return [conflictWith('competitor', other, sentence, overlapOf(days, exclusive))]
}

const isSameBrand = (one: Commitment, other: Commitment): boolean => one.brand.id === other.brand.id

function conflictWith(
  kind: ScheduleConflict['kind'],
  { dealId, offerId }: Commitment,
  sentence: string,
  days: Days,
): ScheduleConflict {
  return { kind, sentence, ...days, dealId, offerId }
}

/**
 * Removes duplicates: several deliverables may conflict in the same way, and one sentence for the same days
 * is enough.
 */
function withoutDuplicates(conflicts: readonly ScheduleConflict[]): ScheduleConflict[] {
  return [...new Map(conflicts.map((one) => [`${one.sentence} ${one.from} ${one.until}`, one])).values()]
}

/** Words without meaning for the category. */
const stopWords = new Set([
  'and',
  'or',
  'the',
  'for',
  'with',
  'other',
  'all',
  'any',
  'brand',
  'product',
  'competitor',
  'competing',
  'new',
  'our',
])

/**
 * Returns whether work falls into the category of an exclusivity: a word of the category also occurs in the
 * brand's industry, the campaign's title or its product. Categories are free text, so this finds too much
 * rather than too little, and only ever warns.
 */
function isAbout(category: string, { brand, campaign }: Pick<Commitment, 'brand' | 'campaign'>): boolean {
  const categoryWords = wordsOf(category)
  return [brand.industry, campaign?.title, campaign?.productName].some((text) =>
    [...wordsOf(text ?? '')].some((word) => categoryWords.has(word)),
  )
}

/** Returns the meaningful words of a text, in the singular. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words.map(singular).filter((word) => !stopWords.has(word)))
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
