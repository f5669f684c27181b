import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Stored responses by caller, call and key. Written in the transaction of the call; kept for a day. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** Hash of caller, call and key. */
  scope: bytea('scope').primaryKey(), // technical
  /** Keyed hash of the body, to separate a replay from another request. */
  body: bytea('body').notNull(), // technical
  /** Status, response and cookies, readable only with the key and the body. */
  answer: bytea('answer'), // sealed
  at: moment('at').notNull().defaultNow(), // technical
})

/** Attempts within a window, for rate limits that must hold across restarts, rollbacks and nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of the rate limit and its subject. */
    key: text('key').notNull(), // technical
    /** Number of the window since the epoch. */
    window: integer('window').notNull(), // technical
    used: integer('used').notNull().default(0), // technical
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
)
