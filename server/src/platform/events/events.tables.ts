import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * Domain events in order. Append-only: a trigger prevents changes, and the sealing job adds the rows to the
 * hash chain.
 */
export const events = pgTable('events', {
  /** Orders rows within one transaction; across transactions only roughly. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Ids and numbers, no free text. Personal by reference. */
  payload: jsonb('payload').notNull(),
  /** The account's id, or `system` or `anonymous`. Personal by reference. */
  actor: text('actor').notNull(),
  /** The request that caused it; empty for timers. Technical. */
  requestId: text('request_id').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/**
 * Events with pending after-commit handlers. A row is deleted when all have run, so the table stays small.
 */
export const outbox = pgTable(
  'outbox',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .primaryKey()
      .references(() => events.id),
    /** Counts claims, so that an earlier claimant notices that it was replaced. */
    attempts: integer('attempts').notNull().default(0),
    /** No node claims the row before this time: a lease while it runs, a delay after an error. */
    notBefore: moment('not_before').notNull().defaultNow(),
  },
  (table) => [index('outbox_due').on(table.notBefore, table.eventId)],
)

/**
 * The handlers that have run, written in their transactions, so that none runs twice. Deleted with the outbox
 * row.
 */
export const eventEffects = pgTable(
  'event_effects',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id),
    label: text('label').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.label] })],
)
