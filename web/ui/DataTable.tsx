import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOverflow } from '#lib/use-overflow.ts'
import classes from './DataTable.module.css'

/** An order of the rows that the heading of a column chooses. */
export interface ColumnOrder {
  direction: 'ascending' | 'descending'
  isChosen: boolean
  onChoose: () => void
}

export interface Column<Item> {
  /** Heading of the column; empty for actions, whose buttons then need their own labels. */
  label: string
  /** The heading is for screen readers only, such as that of a column of checkboxes. */
  hidesLabel?: boolean
  cell: (item: Item) => ReactNode
  /** The cell whose text is the link of the row and names it; without one, the first column. */
  isTitle?: boolean
  /** Before the text of the cell, outside its link, such as a photo. */
  picture?: (item: Item) => ReactNode
  /** Below the text of the cell, outside its link. */
  detail?: (item: Item) => ReactNode
  /** Aligns the column to the right. */
  isNumber?: boolean
  /** The heading is a button that orders the rows by this column. */
  order?: ColumnOrder
  /** Short values that stay on one line, such as dates. */
  isShort?: boolean
}

interface DataTableProps<Item> {
  caption: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The link target of a row, on its title; null for no link. */
  toOf?: (item: Item) => string | null
}

/** A dense table on a laptop; on a phone each row becomes a small card with the headings as labels. */
export function DataTable<Item>({ caption, columns, items, keyOf, toOf }: DataTableProps<Item>) {
  const { ref, isOverflowing } = useOverflow<HTMLDivElement>()
  const titleAt = Math.max(
    columns.findIndex(({ isTitle }) => isTitle),
    0,
  )
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
            {columns.map(({ label, hidesLabel, isNumber, order }) => (
              <th
                key={label}
                scope="col"
                data-number={isNumber || undefined}
                aria-sort={order?.isChosen ? order.direction : undefined}
              >
                {order ? (
                  <OrderButton label={label} order={order} />
                ) : hidesLabel ? (
                  <span className={classes.hidden}>{label}</span>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const to = toOf?.(item)
            return (
              <tr key={keyOf(item)} data-leads={to ? true : undefined}>
                {columns.map((column, index) => (
                  <td
                    key={column.label}
                    data-label={column.hidesLabel ? '' : column.label}
                    data-title={index === titleAt || undefined}
                    data-number={column.isNumber || undefined}
                    data-short={column.isShort || undefined}
                  >
                    <Cell column={column} item={item} to={index === titleAt && to ? to : null} />
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

/** A heading that orders the rows, with the direction in which it does. */
function OrderButton({
  label,
  order: { direction, isChosen, onChoose },
}: {
  label: string
  order: ColumnOrder
}) {
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <button type="button" className={classes.order} data-chosen={isChosen || undefined} onClick={onChoose}>
      {label}
      <Arrow size={14} stroke={2} aria-hidden="true" />
    </button>
  )
}

/** What is in a cell. `to` is where its text leads. */
function Cell<Item>({ column, item, to }: { column: Column<Item>; item: Item; to: string | null }) {
  const { cell, picture, detail } = column
  const text = to ? (
    <Link to={to} className={classes.rowLink}>
      {cell(item)}
    </Link>
  ) : (
    cell(item)
  )
  if (!picture && !detail) return text
  return (
    <div className={classes.pictured}>
      {picture?.(item)}
      <div>
        {text}
        {detail?.(item)}
      </div>
    </div>
  )
}
