import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Scheduled timers: one row per subject and event, deleted when it fires. */
export const timers = pgTable(
  'timers',
  {
    noun: text('noun').notNull(),
    subjectId: uuid('subject_id').notNull(),
    event: text('event').notNull(),
    firesAt: moment('fires_at').notNull(),
    /** Failed attempts so far; each one delays the next. Technical. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.subjectId, table.event] }),
    index('timers_due').on(table.firesAt),
  ],
)
