import type { ReactNode } from 'react'
import classes from './KeyValues.module.css'

interface Row {
  label: string
  value: ReactNode
  /** The total at the end: larger, with a rule above. */
  isTotal?: boolean
  isQuiet?: boolean
}

/** Label and value pairs in two columns, for terms, money and profiles. */
export function KeyValues({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={classes.list}>
      {rows.map(({ label, value, isTotal, isQuiet }) => (
        <div
          key={label}
          className={classes.row}
          data-total={isTotal || undefined}
          data-quiet={isQuiet || undefined}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
