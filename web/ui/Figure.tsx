import type { ReactNode } from 'react'
import classes from './Figure.module.css'

/** One number and what it counts. */
export function Figure({ label, value, note }: { label: string; value: ReactNode; note?: string }) {
  return (
    <div className={classes.figure}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {note && <span className={classes.label}>{note}</span>}
    </div>
  )
}
