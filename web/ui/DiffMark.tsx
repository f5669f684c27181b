import type { ReactNode } from 'react'
import classes from './DiffMark.module.css'

/** Marks a value that differs from the previous version: `better` or `worse` for the reader, or neither. */
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
