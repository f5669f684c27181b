import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

/** The filters above a list, side by side. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className={classes.bar} aria-label="Filters">
      {children}
    </search>
  )
}
