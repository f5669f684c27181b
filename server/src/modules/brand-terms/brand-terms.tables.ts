import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { files } from '../files/files.tables.ts'

/**
 * A brand’s own terms, each row one file that never changes: a new version is a new row. The comment behind a column is its
 * data class.
 */
export const brandTerms = pgTable(
  'brand_terms',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id), // internal
    name: text('name').notNull(), // business
    /** When the first offer attached them; they are kept from then on. */
    attachedAt: moment('attached_at'), // internal
    /** When the brand removed or replaced them; no further offer attaches them. */
    removedAt: moment('removed_at'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('brand_terms_of_brand').on(table.brandId, table.createdAt),
    index('brand_terms_file').on(table.fileId),
    // Terms that no offer has attached are deleted when they are removed.
    check('brand_terms_removed', sql`${table.removedAt} is null or ${table.attachedAt} is not null`),
  ],
)
