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
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.subjectId, table.event] }),
    index('timers_due').on(table.firesAt),
  ],
)
