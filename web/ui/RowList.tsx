import type { ReactNode } from 'react'
import classes from './RowList.module.css'

interface RowListProps {
  label: string
  /** Used below the header of a flush card, whose border it shares. */
  isInCard?: boolean
  children: ReactNode
}

/** A card that contains `Row`s. */
export function RowList({ label, isInCard = false, children }: RowListProps) {
  return (
    <div className={classes.frame}>
      <ul className={classes.list} data-in-card={isInCard || undefined} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
