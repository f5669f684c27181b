import { itemEmailKinds, queueKindNames } from '@marquee/contract/rules/queue-kinds'
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
    postponedAt: moment('postponed_at'), // internal; hides causes from before, until the next moment
    postponedUntil: moment('postponed_until'), // internal
    postponedBy: uuid('postponed_by'), // personal; by reference
    postponeReason: text('postpone_reason').notNull().default(''), // personal; as in the audit log
    emailedAt: moment('emailed_at'), // internal; the last email that an operator sent because of the item
    emailedBy: uuid('emailed_by'), // personal; by reference
    emailKind: text('email_kind', { enum: itemEmailKinds }), // internal
    closedAt: moment('closed_at'), // internal; hides causes from before
    updatedAt: updatedAt(), // internal
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
)
