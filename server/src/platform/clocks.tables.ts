import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What time alone will do: one row per subject and event, gone once it has struck. */
export const clocks = pgTable(
  'clocks',
  {
    noun: text('noun').notNull(),
    subjectId: uuid('subject_id').notNull(),
    event: text('event').notNull(),
    strikesAt: moment('strikes_at').notNull(),
    /** Failed strikes so far; the next one waits longer. Technical. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.subjectId, table.event] }),
    index('clocks_due').on(table.strikesAt),
  ],
)
