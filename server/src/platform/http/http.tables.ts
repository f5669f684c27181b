import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Stored responses by caller, call and key. Written in the transaction of the call; kept for a day. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** Hash of caller, call and key. Technical. */
  scope: bytea('scope').primaryKey(),
  /** Keyed hash of the body, to separate a replay from another request. Technical. */
  body: bytea('body').notNull(),
  /** Status, response and cookies, readable only with the key and the body. Sealed, personal. */
  answer: bytea('answer'),
  at: moment('at').notNull().defaultNow(),
})

/** Attempts within a window, for rate limits that must hold across restarts, rollbacks and nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of the rate limit and its subject. Technical. */
    key: text('key').notNull(),
    /** Number of the window since the epoch. */
    window: integer('window').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
)
