import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** What happened, in order. Append-only: a trigger refuses changes, and the sealing job chains the rows. */
export const events = pgTable('events', {
  /** Orders rows of one transaction; across transactions only roughly. */
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Ids and figures, no free text. Personal by reference. */
  payload: jsonb('payload').notNull(),
  /** The account's id, or `system` or `anonymous`. Personal by reference. */
  actor: text('actor').notNull(),
  /** The request it happened in; empty for clocks. Technical. */
  requestId: text('request_id').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/** Events with effects still to come. A row leaves when every effect is done, so the table stays small. */
export const outbox = pgTable(
  'outbox',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .primaryKey()
      .references(() => events.id),
    /** Counts the takings: whoever took it before finds itself replaced. */
    attempts: integer('attempts').notNull().default(0),
    /** Nobody else takes the row before this moment: a lease while it runs, a pause after a fault. */
    notBefore: moment('not_before').notNull().defaultNow(),
  },
  (table) => [index('outbox_due').on(table.notBefore, table.eventId)],
)

/** The effects already done, in the transaction that did them, so that none is done twice. Gone with the outbox row. */
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
