import { queueKindNames } from '@marquee/contract/rules/queue-kinds'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, updatedAt } from '../../platform/database/columns.ts'

/**
 * What operators noted about items of the queue. The items themselves are not stored: each is there as long
 * as its cause. The comment behind a column is its data class.
 */
export const queueMarks = pgTable(
  'queue_marks',
  {
    kind: text('kind', { enum: queueKindNames }).notNull(), // internal
    subjectId: uuid('subject_id').notNull(), // internal
    assigneeId: uuid('assignee_id'), // personal; by reference
    postponedUntil: moment('postponed_until'), // internal
    closedAt: moment('closed_at'), // internal; hides causes from before
    updatedAt: updatedAt(), // internal
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
)
