import type { ReactNode } from 'react'
import classes from './FieldRow.module.css'

/** Fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
