import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/database/columns.ts'

export const fileStates = ['uploading', 'ready', 'rejected'] as const

/** Every stored file. The bytes lie in the storage under `key`; `ready` says that they are there, whole and checked. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The account that sent it. Personal by reference. */
    ownerId: uuid('owner_id').notNull(),
    /** Decides who may fetch it: pictures of profiles are public, everything else needs a signed address. */
    folder: text('folder', { enum: ['avatars', 'covers', 'logos', 'deliverables'] }).notNull(),
    /** The name its sender gave it, for downloads. Personal. */
    name: text('name').notNull(),
    /** `folder/name` in the storage; the name is ours and cannot be guessed. */
    key: text('key').notNull().unique(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Hex, of the original byte for byte; of the redrawn picture in public folders. Empty until it is there. */
    sha256: text('sha256').notNull().default(''),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    status: text('status', { enum: fileStates }).notNull(),
    /** The refusal code of a rejected one. */
    fault: text('fault'),
    /** A redrawn picture for screens. */
    previewKey: text('preview_key'),
    /** A still of a film, drawn in the browser. */
    posterKey: text('poster_key'),
    /** What it belongs to, as `noun:id`; without one it is removed after a week. */
    subject: text('subject'),
    createdAt: createdAt(),
  },
  (table) => [
    check('files_status', sql`${table.status} in ('uploading', 'ready', 'rejected')`),
    index('files_of_owner').on(table.ownerId, table.createdAt),
    index('files_unclaimed').on(table.createdAt).where(sql`${table.subject} is null`),
  ],
)
