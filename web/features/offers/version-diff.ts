import type { OfferVersion } from '@marquee/contract/calls/offers'
import type { OfferTerms } from '@marquee/contract/calls/terms'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { plural } from '@marquee/contract/rules/plural'
import { describeDeliverables, describeRights, lastDraftDue } from '@marquee/contract/rules/terms'
import { sideOf, type Viewer } from '#lib/viewer.ts'

export interface Difference {
  label: string
  before: string
  after: string
  /** null: unchanged; otherwise how it reads to the viewer. */
  change: 'better' | 'worse' | 'other' | null
}

interface Line {
  label: string
  say: (version: OfferVersion) => string
  /** A figure of which more is better for the talent and worse for the brand; none where better depends on taste. */
  weigh?: (version: OfferVersion) => number
}

const lines: Line[] = [
  {
    label: 'Price',
    say: ({ price }) => formatMoney(price.payerPays, price.currency),
    weigh: ({ price }) => price.payerPays,
  },
  {
    label: 'The talent gets',
    say: ({ price }) => formatMoney(price.talent, price.currency),
    weigh: ({ price }) => price.talent,
  },
  { label: 'Deliverables', say: ({ terms }) => describeDeliverables(terms.deliverables) },
  { label: 'Last draft due', say: ({ terms }) => formatDate(lastDraftDue(terms.deliverables)) },
  { label: 'Posting', say: ({ terms }) => posting(terms) },
  {
    label: 'Days live, at least',
    say: ({ terms }) => liveDays(terms),
    weigh: ({ terms }) => -Math.max(0, ...terms.deliverables.map((spec) => spec.minLiveDays)),
  },
  {
    label: 'Revisions included',
    say: ({ terms }) => String(terms.revisions),
    weigh: ({ terms }) => -terms.revisions,
  },
  { label: 'Usage rights', say: ({ terms }) => describeRights(terms.rights) },
  {
    label: 'Exclusivity',
    say: ({ terms: { exclusivity } }) =>
      exclusivity
        ? `${exclusivity.category}, ${exclusivity.days} ${plural('day', exclusivity.days)}`
        : 'none',
    weigh: ({ terms }) => -(terms.exclusivity?.days ?? 0),
  },
]

/** What changed between two versions, line by line, judged for the one who reads it. */
export function versionDiff(
  before: OfferVersion,
  after: OfferVersion,
  side: Viewer,
  talent: string,
): Difference[] {
  return lines.map(({ label, say, weigh }) => {
    const [old, fresh] = [say(before), say(after)]
    const isSame =
      old === fresh &&
      (label !== 'Deliverables' ||
        JSON.stringify(before.terms.deliverables) === JSON.stringify(after.terms.deliverables))
    return {
      label: spoken(label, side, talent),
      before: old,
      after: fresh,
      change: isSame ? null : judged(before, after, side, weigh),
    }
  })
}

function judged(
  before: OfferVersion,
  after: OfferVersion,
  side: Viewer,
  weigh: Line['weigh'],
): 'better' | 'worse' | 'other' {
  const more = weigh ? weigh(after) - weigh(before) : 0
  if (more === 0) return 'other'
  return more > 0 === (sideOf(side) === 'talent') ? 'better' : 'worse'
}

function spoken(label: string, side: Viewer, talent: string): string {
  if (label === 'The talent gets') return side === 'talent' ? 'You get' : `${talent} gets`
  if (label === 'Price') return side === 'brand' ? 'You pay, incl. VAT' : 'Price, incl. VAT'
  return label
}

function posting(terms: OfferTerms): string {
  const windows = terms.deliverables
    .filter((spec) => spec.postFrom)
    .map(
      (spec) => `${formatDate(spec.postFrom)} to ${spec.postUntil ? formatDate(spec.postUntil) : 'any day'}`,
    )
  return [...new Set(windows)].join('; ') || 'no window'
}

function liveDays(terms: OfferTerms): string {
  return String(Math.max(0, ...terms.deliverables.map((spec) => spec.minLiveDays)))
}
