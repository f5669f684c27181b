import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/database/columns.ts'

export const fileStates = ['uploading', 'ready', 'rejected'] as const

/**
 * Every stored file. The bytes are in the storage under `key`; `ready` means that they are complete and
 * checked.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The account that uploaded it. Personal by reference. */
    ownerId: uuid('owner_id').notNull(),
    /** Determines access: profile images are public, everything else needs a signed URL. */
    folder: text('folder', { enum: ['avatars', 'covers', 'logos', 'deliverables'] }).notNull(),
    /** The name given by its sender, for downloads. Personal. */
    name: text('name').notNull(),
    /** `folder/name` in the storage; the server generates the name, which cannot be guessed. */
    key: text('key').notNull().unique(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /**
     * In hex: of the original bytes, or of the re-encoded image in public folders. Empty until it is stored.
     */
    sha256: text('sha256').notNull().default(''),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    status: text('status', { enum: fileStates }).notNull(),
    /** The error code of a rejected file. */
    fault: text('fault'),
    /** A re-encoded image for screens. */
    previewKey: text('preview_key'),
    /** The poster of a video, captured in the browser. */
    posterKey: text('poster_key'),
    /** What it is attached to, as `noun:id`; unattached files are deleted after a day. */
    subject: text('subject'),
    createdAt: createdAt(),
  },
  (table) => [
    check('files_status', sql`${table.status} in ('uploading', 'ready', 'rejected')`),
    index('files_of_owner').on(table.ownerId, table.createdAt),
    index('files_unclaimed').on(table.createdAt).where(sql`${table.subject} is null`),
  ],
)

/** Bytes of the files that an account began to upload on one day; kept for two days. */
export const uploadDays = pgTable(
  'upload_days',
  {
    /** The account that uploads. Personal by reference. */
    accountId: uuid('account_id').notNull(),
    /** The day in UTC. */
    day: date('day').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
