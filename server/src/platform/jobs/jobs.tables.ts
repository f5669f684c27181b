import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * The node that runs a single-node job. The fence grows with each acquisition, so that a paused holder
 * notices that it was replaced.
 */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  fence: integer('fence').notNull().default(1),
  until: moment('until').notNull(),
})

/** The tables that the hash chain covers. */
export const sealSources = ['event', 'journal', 'transition'] as const

/**
 * The hash chain over events, journals and transitions: each hash covers the row and the previous hash.
 * Append-only.
 */
export const seals = pgTable(
  'seals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    source: text('source', { enum: sealSources }).notNull(),
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    /** SHA-256 in hex. */
    hash: text('hash').notNull(),
    sealedAt: moment('sealed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('seals_once').on(table.source, table.rowId),
    index('seals_by_time').on(table.source, table.sealedAt),
  ],
)
