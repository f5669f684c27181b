import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'

/** Accounts that hid the set-up steps on home. The comment behind a column is its data class. */
export const setUpDismissals = pgTable('set_up_dismissals', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }), // internal
  createdAt: createdAt(), // internal
})
