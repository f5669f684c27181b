import type { ReactNode } from 'react'
import classes from './layout.module.css'

/** A grid of cards with as many columns as fit. */
export function CardGrid({
  label,
  least = 240,
  children,
}: {
  label: string
  least?: 180 | 240 | 300
  children: ReactNode
}) {
  return (
    <ul className={classes.grid} data-least={least} aria-label={label}>
      {children}
    </ul>
  )
}
