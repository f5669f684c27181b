import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** A talent whom a brand has made a favourite. All of them are the default list, “Favourites”. */
export const favourites = pgTable(
  'favourites',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // personal; by reference
    note: text('note').notNull().default(''), // personal; only the brand reads it
    createdAt: createdAt(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.talentId] }),
    index('favourites_newest').on(table.brandId, table.createdAt, table.talentId),
    index('favourites_talent').on(table.talentId),
  ],
)

/** A list of a brand’s own. */
export const favouriteLists = pgTable(
  'favourite_lists',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    name: text('name').notNull(), // business
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('favourite_lists_name').on(table.brandId, sql`lower(${table.name})`)],
)

/** A favourite in a list; it leaves with either. */
export const favouriteListEntries = pgTable(
  'favourite_list_entries',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => favouriteLists.id, { onDelete: 'cascade' }), // internal
    brandId: uuid('brand_id').notNull(), // internal
    talentId: uuid('talent_id').notNull(), // personal; by reference
    createdAt: createdAt(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.talentId] }),
    foreignKey({
      name: 'favourite_list_entries_favourite',
      columns: [table.brandId, table.talentId],
      foreignColumns: [favourites.brandId, favourites.talentId],
    }).onDelete('cascade'),
    index('favourite_list_entries_newest').on(table.listId, table.createdAt, table.talentId),
    index('favourite_list_entries_favourite').on(table.brandId, table.talentId),
  ],
)
