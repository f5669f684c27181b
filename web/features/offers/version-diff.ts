import type { OfferVersion } from '@marquee/contract/calls/offers'
import { type ComparedTerm, comparedTerms } from '@marquee/contract/terms/describe-terms'
import { sideOf, type Viewer } from '#lib/viewer.ts'

export interface Difference {
  label: string
  before: string
  after: string
  /** null: unchanged; otherwise how it reads to the viewer. */
  change: 'better' | 'worse' | 'other' | null
}

/** Returns the rows of the comparison of two versions, judged for the viewer. `talent` is the talent's name. */
export function versionDiff(
  before: OfferVersion,
  after: OfferVersion,
  side: Viewer,
  talent: string,
): Difference[] {
  const earlier = comparedTerms(before.terms, before.price)
  return comparedTerms(after.terms, after.price).flatMap((row, index) => {
    const old = earlier[index]
    if (!old) return []
    const label = typeof row.label === 'string' ? row.label : row.label[side].replace('{talent}', talent)
    return [{ label, before: old.text, after: row.text, change: changeOf(old, row, side) }]
  })
}

function changeOf(before: ComparedTerm, after: ComparedTerm, side: Viewer): Difference['change'] {
  if (before.identity === after.identity) return null
  const more = (after.weight ?? 0) - (before.weight ?? 0)
  if (more === 0) return 'other'
  return more > 0 === (sideOf(side) === 'talent') ? 'better' : 'worse'
}
