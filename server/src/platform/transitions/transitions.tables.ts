import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * Every transition of every lifecycle: by whom, from which state to which, when and why. Append-only and
 * sealed like events.
 */
export const transitions = pgTable(
  'transitions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    noun: text('noun').notNull(),
    subjectId: uuid('subject_id').notNull(),
    event: text('event').notNull(),
    /** `new` for the first one. */
    from: text('from').notNull(),
    to: text('to').notNull(),
    version: integer('version').notNull(),
    /** The party of the lifecycle row that allowed it. */
    by: text('by').notNull(),
    /** The account's id, or `system`. Personal by reference. */
    actor: text('actor').notNull(),
    /** The actor's own text, where the transition has a reason. Personal. */
    reason: text('reason'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('transitions_of_subject').on(table.noun, table.subjectId, table.id)],
)
