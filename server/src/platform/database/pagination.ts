import { failField } from '@marquee/contract/errors'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

const values = z.array(z.union([z.string().max(500), z.number()])).max(8)

/** Encodes the sort values of the last row of a page as an opaque cursor. */
export function encodeCursor(row: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(row)).toString('base64url')
}

/** Decodes a cursor of `encodeCursor`. Fails with `invalid_input` at `cursor` for any other text. */
export function decodeCursor(cursor: string): (string | number)[] {
  const parsed = values.safeParse(fromJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : failInvalidCursor()
}

function failInvalidCursor(): never {
  return failField('cursor', 'This page no longer exists. Please start again from the first one.')
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where a page begins in a list sorted by a moment and an id; both are absent for the first page. */
export interface CursorPosition {
  at?: string | number | undefined
  id?: string | number | undefined
}

/**
 * Returns the position of a cursor. Fails with `invalid_input` at `cursor` when it does not belong to such a
 * list.
 */
export function decodePageCursor(cursor: string | undefined): CursorPosition {
  if (!cursor) return {}
  const [at, id, ...rest] = decodeCursor(cursor)
  if (at === undefined || id === undefined || rest.length > 0) failInvalidCursor()
  return { at, id }
}

/** Returns the condition for rows after a position, newest first; undefined for the first page. */
export function afterCursor(
  columns: readonly [AnyColumn, AnyColumn],
  { at, id }: CursorPosition,
): SQL | undefined {
  return at === undefined || id === undefined ? undefined : after(columns, [at, id])
}

/**
 * Returns the condition for rows after the cursor in descending order; the row comparison can use the index.
 */
export function after(columns: readonly AnyColumn[], values: readonly (string | number)[]): SQL {
  if (values.length !== columns.length) failInvalidCursor()
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

/**
 * Builds a page from `limit + 1` rows: the views of the first `limit`, and the cursor of the last when more
 * follow.
 */
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
