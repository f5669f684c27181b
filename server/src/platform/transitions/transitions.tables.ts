import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * Every transition of every lifecycle: by whom, from which state to which, when and why. Append-only and
 * sealed like events.
 */
export const transitions = pgTable(
  'transitions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
    noun: text('noun').notNull(), // internal
    subjectId: uuid('subject_id').notNull(), // internal
    event: text('event').notNull(), // internal
    /** `new` for the first one. */
    from: text('from').notNull(), // internal
    to: text('to').notNull(), // internal
    version: integer('version').notNull(), // internal
    /** The party of the lifecycle row that allowed it. */
    by: text('by').notNull(), // internal
    /** The account's id, or `system`. */
    actor: text('actor').notNull(), // personal; by reference
    /** The operator who acted as that account; null otherwise. */
    operatorId: uuid('operator_id'), // personal; by reference
    /** The actor's own text, where the transition has a reason. */
    reason: text('reason'), // personal
    at: moment('at').notNull().defaultNow(), // internal
  },
  (table) => [index('transitions_of_subject').on(table.noun, table.subjectId, table.id)],
)
