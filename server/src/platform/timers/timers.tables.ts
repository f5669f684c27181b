import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Scheduled timers: one row per subject and event, deleted when it fires. */
export const timers = pgTable(
  'timers',
  {
    noun: text('noun').notNull(), // internal
    subjectId: uuid('subject_id').notNull(), // internal
    event: text('event').notNull(), // internal
    firesAt: moment('fires_at').notNull(), // internal
    /** Failed attempts so far; each one delays the next. */
    attempts: integer('attempts').notNull().default(0), // technical
    /** Since when the timer is paused; null while it runs. */
    pausedAt: moment('paused_at'), // internal
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.subjectId, table.event] }),
    index('timers_due').on(table.firesAt).where(sql`paused_at is null`),
  ],
)
