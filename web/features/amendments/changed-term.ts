import { type ChangedTerm, changedTerms, type PricedTerms } from '@marquee/contract/terms/amendment-terms'
import { formatTalent, sideOf, type Viewer } from '#lib/viewer.ts'

/** Returns the label of a changed term as its reader knows the talent. */
export function labelOf({ label }: ChangedTerm, side: Viewer, talent: string): string {
  return typeof label === 'string' ? label : label[side].replace('{talent}', formatTalent(side, talent))
}

/** Returns how a changed term reads to the viewer: better, worse, or neither. */
export function toneOf({ gain }: ChangedTerm, side: Viewer): 'better' | 'worse' | 'other' {
  if (gain === 0) return 'other'
  return gain > 0 === (sideOf(side) === 'talent') ? 'better' : 'worse'
}

/** Returns the terms that a change replaces; what the talent earns comes first for the talent’s side. */
export function changesFor(side: Viewer, before: PricedTerms, after: PricedTerms): ChangedTerm[] {
  const rows = changedTerms(before, after)
  const money = rows.filter(({ label }) => typeof label !== 'string')
  const rest = rows.filter(({ label }) => typeof label === 'string')
  return [...(sideOf(side) === 'talent' ? money.toReversed() : money), ...rest]
}
