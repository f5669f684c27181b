import type { ReactNode } from 'react'
import classes from './RowList.module.css'

interface RowListProps {
  label: string
  /** Below the head of a flush card, whose border it shares. */
  isInCard?: boolean
  children: ReactNode
}

/** Rows of one card, each one thing with what it needs. Holds `Row`s. */
export function RowList({ label, isInCard = false, children }: RowListProps) {
  return (
    <div className={classes.frame}>
      <ul className={classes.list} data-in-card={isInCard || undefined} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
