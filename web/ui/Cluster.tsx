import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** Small items side by side that wrap: buttons, facts, chips. */
export function Cluster({
  align = 'start',
  gap = 8,
  children,
}: {
  align?: 'start' | 'end' | 'between'
  gap?: 8 | 28
  children: ReactNode
}) {
  return (
    <div className={classes.cluster} data-align={align} data-gap={gap}>
      {children}
    </div>
  )
}
