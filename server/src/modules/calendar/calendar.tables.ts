import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'

/** The secret address at which a calendar program reads the due dates of an account. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id), // internal
    tokenHash: text('token_hash').notNull(), // secret; of 128 bits
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
)
