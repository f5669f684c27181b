import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** A grid of cards with as many columns as fit. */
export function CardGrid({
  label,
  minWidth = 220,
  children,
}: {
  label: string
  minWidth?: 220 | 300
  children: ReactNode
}) {
  return (
    <ul className={classes.grid} data-min-width={minWidth} aria-label={label}>
      {children}
    </ul>
  )
}
