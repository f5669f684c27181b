import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * The node that runs a single-node job. The fence grows with each acquisition, so that a paused holder
 * notices that it was replaced.
 */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(), // technical
  holder: text('holder').notNull(), // technical
  fence: integer('fence').notNull().default(1), // technical
  until: moment('until').notNull(), // technical
})

/** The tables that the seals cover. */
export const sealSources = ['event', 'journal', 'transition'] as const
export type SealSource = (typeof sealSources)[number]

/**
 * Seals of single rows, made before there were batches: each hash covers the row and the previous hash. Append-only; no
 * row is added any more.
 */
export const seals = pgTable(
  'seals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(), // technical
    source: text('source', { enum: sealSources }).notNull(), // technical
    rowId: bigint('row_id', { mode: 'number' }).notNull(), // technical
    /** SHA-256 in hex. */
    hash: text('hash').notNull(), // technical
    sealedAt: moment('sealed_at').notNull().defaultNow(), // technical
  },
  (table) => [
    uniqueIndex('seals_once').on(table.source, table.rowId),
    index('seals_by_time').on(table.source, table.sealedAt),
  ],
)

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
const ids = (name: string) => bigint(name, { mode: 'number' }).array().notNull()
const reached = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * Batches of sealed rows, each a Merkle tree. The signed hash of a batch covers its root and the signed hash of the batch
 * before. Append-only.
 */
export const sealBatches = pgTable('seal_batches', {
  id: bigint('id', { mode: 'number' }).primaryKey(), // technical
  /** The rows in the order of the leaves: events, journals, transitions. */
  events: ids('events'), // technical
  journals: ids('journals'), // technical
  transitions: ids('transitions'), // technical
  /** The hashes of the rows, 32 bytes each. */
  leaves: bytes('leaves').notNull(), // technical
  /** In hex, as are root and head: the head of the batch before, or the hash of the last single seal; empty for the first. */
  previous: text('previous').notNull(), // technical
  root: text('root').notNull(), // technical
  head: text('head').notNull(), // technical
  /** Ed25519 over the head, in base64url, and the public key that checks it. */
  signature: text('signature').notNull(), // technical
  publicKey: text('public_key').notNull(), // technical
  /** The highest id of each source in this batch and all before. */
  eventTo: reached('event_to'), // technical
  journalTo: reached('journal_to'), // technical
  transitionTo: reached('transition_to'), // technical
  sealedAt: moment('sealed_at').notNull().defaultNow(), // technical
})

/** Ids below those of the last batch that were missing: their transactions still ran, or were rolled back. */
export const sealGaps = pgTable(
  'seal_gaps',
  {
    source: text('source', { enum: sealSources }).notNull(), // technical
    rowId: bigint('row_id', { mode: 'number' }).notNull(), // technical
    seenAt: moment('seen_at').notNull().defaultNow(), // technical
  },
  (table) => [primaryKey({ columns: [table.source, table.rowId] })],
)
