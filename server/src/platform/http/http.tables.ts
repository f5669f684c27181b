import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Answers already given, by caller, call and key. Written in the transaction they answer for; kept a day. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** Hash of caller, call and key. Technical. */
  scope: bytea('scope').primaryKey(),
  /** Keyed hash of the body, to tell a repetition from another request. Technical. */
  body: bytea('body').notNull(),
  /** Status, reply and cookies, readable only with the key and the body. Sealed, personal. */
  answer: bytea('answer'),
  at: moment('at').notNull().defaultNow(),
})

/** Tries within a window, for budgets that must hold over restarts, roll-backs and nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Budget and whom it binds, hashed. Technical. */
    key: text('key').notNull(),
    /** Number of the window since the epoch. */
    window: integer('window').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
)
