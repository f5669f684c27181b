import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOverflow } from '#lib/use-overflow.ts'
import classes from './DataTable.module.css'

export interface Column<Item> {
  /** Heading of the column; empty for actions, whose buttons then need their own labels. */
  label: string
  cell: (item: Item) => ReactNode
  /** Aligns the column to the right. */
  isNumber?: boolean
  /** Short values that stay on one line, such as dates. */
  isShort?: boolean
}

interface DataTableProps<Item> {
  caption: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The link target of a row, on its first cell; null for no link. */
  toOf?: (item: Item) => string | null
}

/** A dense table on a laptop; on a phone each row becomes a small card with the headings as labels. */
export function DataTable<Item>({ caption, columns, items, keyOf, toOf }: DataTableProps<Item>) {
  const { ref, isOverflowing } = useOverflow<HTMLDivElement>()
  return (
    <div
      ref={ref}
      className={classes.frame}
      {...(isOverflowing && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-number={isNumber || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const to = toOf?.(item)
            return (
              <tr key={keyOf(item)} data-leads={to ? true : undefined}>
                {columns.map(({ label, cell, isNumber, isShort }, index) => (
                  <td
                    key={label}
                    data-label={label}
                    data-number={isNumber || undefined}
                    data-short={isShort || undefined}
                  >
                    {index === 0 && to ? <Link to={to}>{cell(item)}</Link> : cell(item)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
