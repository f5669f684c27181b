import type { TimedRetentionKey } from '@marquee/contract/rules/retention'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * What was deleted or blanked after its period: one row for each kind of data and day. The count grows with each deletion of
 * the day; the nightly run adds how many rows older than the period it found afterwards.
 */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    key: text('key').$type<TimedRetentionKey>().notNull(), // technical; a row of contract/src/rules/retention.ts
    /** The day in UTC that began two hours after midnight. */
    day: date('day').notNull(), // technical
    /** The same for the same kind of data; the item of the queue. */
    id: uuid('id').notNull(), // technical
    /** Rows that were deleted or blanked. */
    removed: integer('removed').notNull().default(0), // technical
    /** Rows whose period began before it were removed. */
    before: moment('before').notNull(), // technical
    /** Rows older than that which the nightly run found after the deletion; null before it. */
    leftOver: integer('left_over'), // technical
    /** Why the last attempt of the nightly run failed; empty when it did not. */
    lastError: text('last_error').notNull().default(''), // technical
    startedAt: moment('started_at').notNull(), // technical; the last run that removed or counted rows
    finishedAt: moment('finished_at').notNull(), // technical
  },
  (table) => [primaryKey({ columns: [table.key, table.day] }), index('retention_runs_day').on(table.day)],
)
