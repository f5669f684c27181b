import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

interface FilterBarProps {
  /** The field of words, which has a line of its own above the filters. */
  words?: ReactNode
  children: ReactNode
}

/** The filters above a list, side by side. */
export function FilterBar({ words, children }: FilterBarProps) {
  return (
    <search className={classes.bar} aria-label="Filters">
      {words && <div className={classes.words}>{words}</div>}
      {children}
    </search>
  )
}
