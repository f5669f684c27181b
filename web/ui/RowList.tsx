import type { ReactNode } from 'react'
import classes from './RowList.module.css'

interface RowListProps {
  label: string
  /** Used below the header of a flush card, whose border it shares. */
  isInCard?: boolean
  /** Each row has one short action, which stays at its right in a narrow card. */
  hasShortActions?: boolean
  children: ReactNode
}

/** A card that contains `Row`s. */
export function RowList({ label, isInCard = false, hasShortActions = false, children }: RowListProps) {
  return (
    <div className={classes.frame}>
      <ul
        className={classes.list}
        data-in-card={isInCard || undefined}
        data-short={hasShortActions || undefined}
        aria-label={label}
      >
        {children}
      </ul>
    </div>
  )
}
