import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/database/columns.ts'

/**
 * Messages to the operators. Each is an item of the queue until it is closed there. Kept for two years, or until the account
 * is erased. The comment behind a column is its data class.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(), // internal
    accountId: uuid('account_id'), // personal; by reference; null without a signed-in user
    name: text('name').notNull(), // personal
    email: text('email').notNull(), // personal
    subject: text('subject').notNull(), // personal
    message: text('message').notNull(), // personal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('contact_messages_by_time').on(table.createdAt),
    index('contact_messages_account').on(table.accountId),
  ],
)
