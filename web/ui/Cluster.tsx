import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** Small things beside each other that wrap: buttons, facts, chips. */
export function Cluster({ align = 'start', children }: { align?: 'start' | 'end' | 'between'; children: ReactNode }) {
  return (
    <div className={classes.cluster} data-align={align}>
      {children}
    </div>
  )
}
