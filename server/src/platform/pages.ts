import { refuseField } from '@marquee/contract/refusals'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

const values = z.array(z.union([z.string().max(500), z.number()])).max(8)

/** The sort values of the last row of a page, as one opaque word for the next request. */
export function cursorOf(row: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(row)).toString('base64url')
}

/** What `cursorOf` packed. Refuses 400 at `cursor` when it was not made here. */
export function readCursor(cursor: string): (string | number)[] {
  const parsed = values.safeParse(fromJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : refuseField('cursor', 'This page no longer exists. Please start again from the first one.')
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The condition that a row stands behind the cursor in a descending order; the row comparison lets the index find the place. */
export function after(columns: readonly AnyColumn[], values: readonly (string | number)[]): SQL {
  if (values.length !== columns.length) refuseField('cursor', 'This page no longer exists. Please start again from the first one.')
  const left = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )
  const right = sql.join(
    values.map((value, index) => sql`${value}::${sql.raw(columns[index]?.getSQLType() ?? 'text')}`),
    sql`, `,
  )
  return sql`(${left}) < (${right})`
}

/** A page from `limit + 1` rows: the views of the first `limit`, and the cursor of the last when more follow. */
export function pageOf<Row, View>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => View,
  keyOf: (row: Row) => readonly (string | number)[],
): { items: View[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(view), nextCursor: last ? cursorOf(keyOf(last)) : null }
}
