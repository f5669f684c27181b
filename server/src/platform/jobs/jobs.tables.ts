import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Who runs a job that must run on one node only. The fence grows with each taking, so that a paused holder finds itself replaced. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  fence: integer('fence').notNull().default(1),
  until: moment('until').notNull(),
})

/** What the chain covers. */
export const sealSources = ['event', 'journal', 'transition'] as const

/** The chain over events, journals and transitions: each hash covers the row and the hash before it. Append-only. */
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
