import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * Domain events in order. Append-only: a trigger prevents changes, and the sealing job adds the rows to the
 * hash chain.
 */
export const events = pgTable('events', {
  /** Orders rows within one transaction; across transactions only roughly. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
  name: text('name').notNull(), // internal
  /** No free text. */
  payload: jsonb('payload').notNull(), // personal; ids and numbers, by reference
  /** The account's id, or `system` or `anonymous`. */
  actor: text('actor').notNull(), // personal; by reference
  /** The request that caused it; empty for timers. */
  requestId: text('request_id').notNull(), // technical
  at: moment('at').notNull().defaultNow(), // internal
})

/**
 * Events with pending after-commit handlers. A row is deleted when all have run, so the table stays small.
 */
export const outbox = pgTable(
  'outbox',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .primaryKey()
      .references(() => events.id), // technical
    /** Counts claims, so that an earlier claimant notices that it was replaced. */
    attempts: integer('attempts').notNull().default(0), // technical
    /** No node claims the row before this time: a lease while it runs, a delay after an error. */
    notBefore: moment('not_before').notNull().defaultNow(), // technical
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
      .references(() => events.id), // technical
    label: text('label').notNull(), // technical
    at: moment('at').notNull().defaultNow(), // technical
  },
  (table) => [primaryKey({ columns: [table.eventId, table.label] })],
)
