import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'

/**
 * Copies of everything about a person, made on request. The zip is in the storage under `key` and is deleted with the row a
 * week after it was made. The comment behind a column is its data class.
 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id), // personal; by reference
    status: text('status', { enum: ['waiting', 'ready', 'failed'] }).notNull(), // internal
    createdAt: createdAt(), // internal
    readyAt: moment('ready_at'), // internal
    key: text('key'), // secret; opens the zip together with a signature
    bytes: bigint('bytes', { mode: 'number' }), // technical
    attempts: integer('attempts').notNull().default(0), // technical
    /** No node begins to make it before this time: another one makes it now, or an attempt failed. */
    notBefore: moment('not_before').notNull().defaultNow(), // technical
  },
  (table) => [
    index('data_exports_account').on(table.accountId, table.createdAt),
    uniqueIndex('data_exports_one_waiting').on(table.accountId).where(sql`status = 'waiting'`),
    index('data_exports_due').on(table.notBefore).where(sql`status = 'waiting'`),
    check('data_exports_status', sql`${table.status} in ('waiting', 'ready', 'failed')`),
  ],
)
