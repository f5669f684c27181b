import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

/** The filters of a list, beside each other above it. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className={classes.bar} aria-label="Filters">
      {children}
    </search>
  )
}
