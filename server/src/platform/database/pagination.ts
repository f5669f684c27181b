import { failField } from '@marquee/contract/errors'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

const values = z.array(z.union([z.string().max(500), z.number()])).max(8)

/** The sort values of the last row of a page, as one opaque word for the next request. */
export function encodeCursor(row: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(row)).toString('base64url')
}

/** What `encodeCursor` packed. Refuses 400 at `cursor` when it was not made here. */
export function decodeCursor(cursor: string): (string | number)[] {
  const parsed = values.safeParse(fromJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : refuseGone()
}

function refuseGone(): never {
  return failField('cursor', 'This page no longer exists. Please start again from the first one.')
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where a page begins in a list sorted by a moment and an id; neither is there for the first page. */
export interface CursorPosition {
  at?: string | number | undefined
  id?: string | number | undefined
}

/** The place behind this cursor. Refuses 400 at `cursor` when it was not made for such a list. */
export function decodePageCursor(cursor: string | undefined): CursorPosition {
  if (!cursor) return {}
  const [at, id, ...rest] = decodeCursor(cursor)
  if (at === undefined || id === undefined || rest.length > 0) refuseGone()
  return { at, id }
}

/** The condition that a row stands behind a place, newest first; none for the first page. */
export function afterCursor(
  columns: readonly [AnyColumn, AnyColumn],
  { at, id }: CursorPosition,
): SQL | undefined {
  return at === undefined || id === undefined ? undefined : after(columns, [at, id])
}

/** The condition that a row stands behind the cursor in a descending order; the row comparison lets the index find the place. */
export function after(columns: readonly AnyColumn[], values: readonly (string | number)[]): SQL {
  if (values.length !== columns.length) refuseGone()
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
export function toPage<Row, View>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => View,
  keyOf: (row: Row) => readonly (string | number)[],
): { items: View[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(view), nextCursor: last ? encodeCursor(keyOf(last)) : null }
}
