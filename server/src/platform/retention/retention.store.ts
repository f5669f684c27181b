import type { TimedRetentionKey } from '@marquee/contract/rules/retention'
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { queueWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import { uuidOf } from '../database/uuid-of.ts'
import { retentionRuns } from './retention.tables.ts'

/** The rows of a table to which a period applies. */
export interface AgingRows {
  table: PgTable
  /** When the period of a row began; a row without it never ends. */
  from: PgColumn | SQL
  /** Which rows of the table; all without it. */
  where?: SQL
  /** What is written over the rows; without it they are deleted. The rows must not match `where` afterwards. */
  blank?: SQL
}

export type RetentionRun = typeof retentionRuns.$inferSelect

const counted = z.tuple([z.object({ count: z.number() })])

const isOlder = ({ from, where }: AgingRows, before: Date): SQL =>
  sql`${from} < ${before.toISOString()}::timestamptz${where ? sql` and ${where}` : sql``}`

/** Deletes or blanks at most `limit` rows whose period began before a moment; returns how many. */
export async function removeOldRows(rows: AgingRows, before: Date, limit: number): Promise<number> {
  const { table, blank } = rows
  const old = sql`select ${table}.ctid from ${table} where ${isOlder(rows, before)} limit ${limit} for update`
  const change = blank ? sql`update ${table} set ${blank}` : sql`delete from ${table}`
  const result = await db().execute(
    sql`with gone as (${change} where ${table}.ctid in (${old}) returning 1) select count(*)::int as count from gone`,
  )
  return counted.parse(result.rows)[0].count
}

/** Counts the rows whose period began before a moment. */
export async function countOldRows(rows: AgingRows, before: Date): Promise<number> {
  const result = await db().execute(
    sql`select count(*)::int as count from ${rows.table} where ${isOlder(rows, before)}`,
  )
  return counted.parse(result.rows)[0].count
}

type Removal = Pick<RetentionRun, 'key' | 'day' | 'removed' | 'before' | 'startedAt' | 'finishedAt'> & {
  /** Null when this was not the nightly run. */
  leftOver: number | null
}

/** Queues what was removed: the count is added to the record of the day. */
export async function saveRemoval(removal: Removal): Promise<void> {
  const { before, startedAt, finishedAt, leftOver } = removal
  await queueWrite(
    db()
      .insert(retentionRuns)
      .values({ ...removal, id: uuidOf(`retention ${removal.key}`) })
      .onConflictDoUpdate({
        target: [retentionRuns.key, retentionRuns.day],
        set: {
          removed: sql`${retentionRuns.removed} + excluded.removed`,
          before,
          startedAt,
          finishedAt,
          ...(leftOver !== null && { leftOver, lastError: '' }),
        },
      }),
  )
}

/** Queues that the nightly run of a kind of data failed. */
export async function saveFailure(
  failure: Pick<RetentionRun, 'key' | 'day' | 'before' | 'startedAt' | 'finishedAt' | 'lastError'>,
): Promise<void> {
  const { lastError, startedAt, finishedAt } = failure
  await queueWrite(
    db()
      .insert(retentionRuns)
      .values({ ...failure, id: uuidOf(`retention ${failure.key}`) })
      .onConflictDoUpdate({
        target: [retentionRuns.key, retentionRuns.day],
        set: { lastError, startedAt, finishedAt },
      }),
  )
}

/** Returns whether the nightly run of a kind of data has been made on a day. */
export async function hasProof(key: TimedRetentionKey, day: string): Promise<boolean> {
  const [row] = await db()
    .select({ leftOver: retentionRuns.leftOver })
    .from(retentionRuns)
    .where(and(eq(retentionRuns.key, key), eq(retentionRuns.day, day)))
  return row !== undefined && row.leftOver !== null
}

/** Lists the records since a day, the newest first. */
export function listRunsSince(day: string): Promise<RetentionRun[]> {
  return db()
    .select()
    .from(retentionRuns)
    .where(gte(retentionRuns.day, day))
    .orderBy(desc(retentionRuns.day), retentionRuns.key)
}

/** The records themselves, whose period begins with their day. */
export const agingRuns: AgingRows = {
  table: retentionRuns,
  from: sql`(${retentionRuns.day})::timestamp at time zone 'UTC'`,
}
