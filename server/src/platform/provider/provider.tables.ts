import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../database/columns.ts'

/**
 * Operations to perform at the payment provider, written in the transaction that needs them. The key is sent
 * as the idempotency key, so the provider performs a row once even if it is sent several times. The comment
 * behind a column is its data class.
 */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: id(), // internal
    kind: text('kind').notNull(), // internal
    key: text('key').notNull(), // internal
    input: jsonb('input').notNull(), // business
    state: text('state', { enum: ['waiting', 'done', 'refused'] })
      .notNull()
      .default('waiting'), // internal
    attempts: integer('attempts').notNull().default(0), // internal
    dueAt: moment('due_at').notNull(), // internal
    lastError: text('last_error'), // internal
    createdAt: createdAt(), // internal
    endedAt: moment('ended_at'), // internal
  },
  (table) => [
    uniqueIndex('provider_calls_key').on(table.key),
    index('provider_calls_due').on(table.dueAt).where(sql`state = 'waiting'`),
    check('provider_calls_state', sql`${table.state} in ('waiting', 'done', 'refused')`),
  ],
)

/** Sync entries from the provider's events: objects to fetch, each event once, in any order. */
export const providerSyncQueue = pgTable(
  'provider_sync_queue',
  {
    id: text('id').primaryKey(), // internal; the provider's id of the event
    type: text('type').notNull(), // internal
    objectType: text('object_type').notNull(), // internal
    objectId: text('object_id').notNull(), // internal
    account: text('account'), // internal; the connected account it is about
    state: text('state', { enum: ['waiting', 'done', 'unknown'] })
      .notNull()
      .default('waiting'), // internal
    attempts: integer('attempts').notNull().default(0), // internal
    dueAt: moment('due_at').notNull(), // internal
    receivedAt: createdAt(), // internal
    lastError: text('last_error'), // internal
  },
  (table) => [
    index('provider_sync_queue_due').on(table.dueAt).where(sql`state = 'waiting'`),
    check('provider_sync_queue_state', sql`${table.state} in ('waiting', 'done', 'unknown')`),
  ],
)
