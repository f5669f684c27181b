import type { ReactNode } from 'react'
import classes from './Stat.module.css'

/** One number with its label. */
export function Stat({ label, value, note }: { label: string; value: ReactNode; note?: string }) {
  return (
    <div className={classes.figure}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {note && <span className={classes.label}>{note}</span>}
    </div>
  )
}
