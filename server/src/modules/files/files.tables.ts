import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'

export const fileStates = ['uploading', 'ready', 'rejected'] as const

/**
 * Every stored file. The bytes are in the storage under `key`; `ready` means that they are complete and
 * checked.
 */
export const files = pgTable(
  'files',
  {
    id: id(), // internal
    /** The account that uploaded it. */
    ownerId: uuid('owner_id').notNull(), // personal; by reference
    /** Determines access: profile images and pictures of pages are public, everything else needs a signed URL. */
    folder: text('folder', { enum: ['avatars', 'covers', 'logos', 'content', 'deliverables'] }).notNull(), // internal
    /** The name given by its sender, for downloads. */
    name: text('name').notNull(), // personal
    /** `folder/name` in the storage; the server generates the name, which cannot be guessed. */
    key: text('key').notNull().unique(), // internal
    mime: text('mime').notNull(), // technical
    bytes: bigint('bytes', { mode: 'number' }).notNull(), // technical
    /**
     * In hex: of the original bytes, or of the re-encoded image in public folders. Empty until it is stored.
     */
    sha256: text('sha256').notNull().default(''), // technical
    width: integer('width'), // technical
    height: integer('height'), // technical
    durationMs: integer('duration_ms'), // technical
    status: text('status', { enum: fileStates }).notNull(), // internal
    /** The error code of a rejected file. */
    fault: text('fault'), // internal
    /** A re-encoded image for screens. */
    previewKey: text('preview_key'), // internal
    /** The poster of a video, captured in the browser. */
    posterKey: text('poster_key'), // internal
    /** What it is attached to, as `noun:id`; unattached files are deleted after a day. */
    subject: text('subject'), // internal
    /** Set while a decision about a report keeps it from being listed and served. */
    removedAt: moment('removed_at'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    check('files_status', sql`${table.status} in ('uploading', 'ready', 'rejected')`),
    index('files_of_owner').on(table.ownerId, table.createdAt),
    index('files_removed').on(table.key).where(sql`${table.removedAt} is not null`),
    index('files_unclaimed').on(table.createdAt).where(sql`${table.subject} is null`),
  ],
)

/** Bytes of the files that an account began to upload on one day; kept for two days. */
export const uploadDays = pgTable(
  'upload_days',
  {
    /** The account that uploads. */
    accountId: uuid('account_id').notNull(), // personal; by reference
    /** The day in UTC. */
    day: date('day').notNull(), // internal
    bytes: bigint('bytes', { mode: 'number' }).notNull(), // technical
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
