import { failField } from '@marquee/contract/errors'
import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import type { ListCount } from '@marquee/contract/rules/text'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'

/** The sort values of the last row of a page. Every list ends with a moment and an id; some begin with a group. */
const moment = z.iso.datetime({ offset: true }).refine((at) => at >= '1900' && at < '2200')
const ungrouped = z.tuple([moment, z.uuid()])
const numbered = z.tuple([moment, z.int().positive()])
const ranked = z.tuple([z.int().min(0), z.uuid()])
const day = z.iso.date().refine((day) => day >= '1900' && day < '2200')
const dated = z.tuple([day, z.uuid()])
const searched = z.tuple([z.string(), z.enum(['exact', 'similar']), day, z.int().min(0), z.uuid()])
const grouped = z.tuple([z.literal([0, 1, 2]), moment, z.uuid()])

/** Encodes the sort values of the last row of a page as an opaque cursor. */
export function encodeCursor(row: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(row)).toString('base64url')
}

/** Where a page begins in a list sorted by a moment and an id; both are absent for the first page. */
export interface CursorPosition {
  at?: string | undefined
  id?: string | undefined
}

/**
 * Returns the position of a cursor. Fails with `invalid_input` at `cursor` when it does not belong to such a
 * list.
 */
export function decodePageCursor(cursor: string | undefined): CursorPosition {
  if (!cursor) return {}
  const { data } = ungrouped.safeParse(fromJson(cursor))
  if (!data) failInvalidCursor()
  const [at, id] = data
  return { at, id }
}

/**
 * Returns the position of a cursor in a list whose rows come in groups, 0 to 2 at most; undefined for the first
 * page. Fails with `invalid_input` at `cursor` when it does not belong to such a list.
 */
export function decodeGroupedCursor(
  cursor: string | undefined,
): (Required<CursorPosition> & { group: 0 | 1 | 2 }) | undefined {
  if (!cursor) return undefined
  const { data } = grouped.safeParse(fromJson(cursor))
  if (!data) failInvalidCursor()
  const [group, at, id] = data
  return { group, at, id }
}

/** Returns the position of a cursor in a list whose ids are numbers; undefined for the first page. Fails likewise. */
export function decodeNumberedCursor(cursor: string | undefined): { at: string; id: number } | undefined {
  if (!cursor) return undefined
  const { data } = numbered.safeParse(fromJson(cursor))
  if (!data) failInvalidCursor()
  const [at, id] = data
  return { at, id }
}

/** Returns the position of a cursor in a list sorted by a number and an id; empty for the first page. Fails likewise. */
export function decodeRankedCursor(cursor: string | undefined): { rank?: number; id?: string } {
  if (!cursor) return {}
  const { data } = ranked.safeParse(fromJson(cursor))
  if (!data) failInvalidCursor()
  const [rank, id] = data
  return { rank, id }
}

/** Returns the position of a cursor in a list sorted by a day and an id; empty for the first page. Fails likewise. */
export function decodeDayCursor(cursor: string | undefined): { day?: string; id?: string } {
  if (!cursor) return {}
  const { data } = dated.safeParse(fromJson(cursor))
  if (!data) failInvalidCursor()
  const [day, id] = data
  return { day, id }
}

/** Where a page of search results begins: how words are compared, the day of the first page, and the last row shown. */
export interface SearchPosition {
  comparison: 'exact' | 'similar'
  day: string
  rank: number
  id: string
}

/**
 * Returns the position of a cursor in search results of this order; undefined for the first page. Fails likewise, also for one of another
 * order.
 */
export function decodeSearchCursor(cursor: string | undefined, order: string): SearchPosition | undefined {
  if (!cursor) return undefined
  const { data } = searched.safeParse(fromJson(cursor))
  if (!data || data[0] !== order) failInvalidCursor()
  const [, comparison, day, rank, id] = data
  return { comparison, day, rank, id }
}

function failInvalidCursor(): never {
  return failField('cursor', 'This page no longer exists. Please start again from the first one.')
}

function fromJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Returns the condition for rows after a position, newest first; undefined for the first page. The row
 * comparison can use the index.
 */
export function afterCursor(
  [moment, id]: readonly [AnyColumn, AnyColumn],
  position: CursorPosition,
): SQL | undefined {
  return position.at === undefined || position.id === undefined
    ? undefined
    : sql`(${moment}, ${id}) < (${position.at}::timestamptz, ${position.id}::uuid)`
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

/** The page of a search that cannot match anything, such as one for an unknown topic. */
export const emptySearchPage = {
  items: [],
  nextCursor: null,
  isSimilar: false,
  count: { total: 0, isCounted: true },
}

/**
 * Returns how many rows a list has, at most `MAX_COUNTED`, from the `limit + 1` rows of its first page; null for a later page.
 * `count` is called only where more rows follow, and may stop after one more than are counted.
 */
export async function countList(
  { rows, limit, cursor }: { rows: readonly unknown[]; limit: number; cursor: string | undefined },
  count: () => Promise<number>,
): Promise<ListCount> {
  if (cursor) return null
  const total = rows.length > limit ? await count() : rows.length
  return { total: Math.min(total, MAX_COUNTED), isCounted: total <= MAX_COUNTED }
}
