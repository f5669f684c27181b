import type { ReactNode } from 'react'
import classes from './DiffMark.module.css'

/** Marks what differs from the version before: `better` or `worse` for the reader, or just other. */
export function DiffMark({
  how = 'other',
  children,
}: {
  how?: 'better' | 'worse' | 'other'
  children: ReactNode
}) {
  return (
    <mark className={classes.mark} data-how={how}>
      {children}
    </mark>
  )
}
