import { contentKeys } from '@marquee/contract/content/schemas'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../platform/database/columns.ts'
import { type StoredShape, versionedJson } from '../../platform/database/versioned-json.ts'

/** Content as it was stored; `currentContent` completes and checks it for its page. */
export type StoredContent = Record<string, unknown>
const contentShape: StoredShape<StoredContent> = {
  version: 1,
  upgrade: (stored) => ({ ...(typeof stored === 'object' ? stored : {}) }),
}

/** The content pages that an operator has touched, one row each. A page without a row is as Marquee comes. */
export const contentPages = pgTable(
  'content_pages',
  {
    page: text('page', { enum: contentKeys }).primaryKey(), // public
    /** Counts every change of the row, so that two operators cannot overwrite each other. */
    revision: integer('revision').notNull().default(0), // internal
    publishedVersion: integer('published_version').notNull().default(0), // public
    publishedAt: moment('published_at'), // public
    draft: versionedJson('draft', contentShape), // internal; null without a draft
    draftBy: uuid('draft_by'), // personal; by reference
    draftAt: moment('draft_at'), // internal
  },
  (table) => [
    check('content_pages_draft', sql`(${table.draft} is null) = (${table.draftAt} is null)`),
    check('content_pages_counts', sql`${table.revision} >= 0 and ${table.publishedVersion} >= 0`),
  ],
)

/** Every published version of a page. Nobody can change one. */
export const contentVersions = pgTable(
  'content_versions',
  {
    page: text('page', { enum: contentKeys }).notNull(), // public
    version: integer('version').notNull(), // public
    content: versionedJson('content', contentShape).notNull(), // public
    /** The fields that differ from the version before. */
    changed: text('changed').array().notNull(), // public
    restores: integer('restores'), // internal; the version whose content was published again
    operatorId: uuid('operator_id').notNull(), // personal; by reference
    reason: text('reason').notNull(), // internal
    createdAt: createdAt(), // public
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
)
