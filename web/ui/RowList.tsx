import type { ReactNode } from 'react'
import classes from './RowList.module.css'

/** Rows of one card, each one thing with what it needs. Holds `Row`s. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <ul className={classes.list} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
