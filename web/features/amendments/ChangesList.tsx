import type { PricedTerms } from '@marquee/contract/terms/amendment-terms'
import type { Viewer } from '#lib/viewer.ts'
import { DiffMark } from '#ui/DiffMark.tsx'
import classes from './ChangesList.module.css'
import { changesFor, labelOf, toneOf } from './changed-term.ts'

interface ChangesListProps {
  side: Viewer
  before: PricedTerms
  after: PricedTerms
  /** The talent's name. */
  talent: string
}

/** What a change replaces, in a narrow column: each term with its old and its new value below each other. */
export function ChangesList({ side, before, after, talent }: ChangesListProps) {
  const rows = changesFor(side, before, after)
  if (rows.length === 0) return <p>Nothing yet. Change a term, and it appears here.</p>
  return (
    <ul className={classes.list}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows follow the order of the terms
        <li key={index} className={classes.item}>
          <span className={classes.label}>{labelOf(row, side, talent)}</span>
          {row.before !== null && <span className={classes.before}>{row.before}</span>}
          <span>
            <DiffMark how={toneOf(row, side)}>{row.after ?? 'Removed'}</DiffMark>
          </span>
        </li>
      ))}
    </ul>
  )
}
