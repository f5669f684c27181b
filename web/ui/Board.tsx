import type { ReactNode } from 'react'
import classes from './Board.module.css'

interface BoardProps {
  label: string
  columns: readonly { id: string; label: string; count: number; cards: readonly ReactNode[] }[]
}

/**
 * Cards by state: columns side by side on a laptop, groups below each other on a phone, where empty groups
 * are omitted.
 */
export function Board({ label, columns }: BoardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.board} aria-label={label} tabIndex={0}>
      {columns.map((column) => (
        <section
          key={column.id}
          className={classes.column}
          aria-label={column.label}
          data-empty={column.count === 0 || undefined}
        >
          <h2 className={classes.head}>
            {column.label} <span className={classes.count}>{column.count}</span>
          </h2>
          <div className={classes.cards}>{column.cards}</div>
        </section>
      ))}
    </section>
  )
}
