import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'

/** The provider's customer of a brand. The comment behind a column is its data class. */
export const customers = pgTable(
  'customers',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id), // internal
    customerRef: text('customer_ref').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('customers_ref').on(table.customerRef)],
)

/** A saved card: what a payer needs to recognise it. The server never receives the number. */
export const cards = pgTable(
  'cards',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    methodRef: text('method_ref').notNull(), // internal
    brand: text('brand').notNull(), // business
    last4: text('last4').notNull(), // personal
    expMonth: integer('exp_month').notNull(), // personal
    expYear: integer('exp_year').notNull(), // personal
    fingerprint: text('fingerprint').notNull(), // internal; identical for the same number
    isDefault: boolean('is_default').notNull().default(false), // internal
    createdAt: createdAt(), // internal
    deletedAt: moment('deleted_at'), // internal
  },
  (table) => [
    uniqueIndex('cards_method').on(table.methodRef),
    // One default card per brand, and each number once.
    uniqueIndex('cards_one_default').on(table.brandId).where(sql`is_default and deleted_at is null`),
    uniqueIndex('cards_fingerprint').on(table.brandId, table.fingerprint).where(sql`deleted_at is null`),
    index('cards_of').on(table.brandId, table.createdAt),
    check('cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
)

/** A card setup in progress between browser and provider. */
export const cardSetups = pgTable(
  'card_setups',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    setupRef: text('setup_ref'), // internal
    clientSecret: text('client_secret'), // secret; lets the browser complete this setup, cleared when it has ended
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] })
      .notNull()
      .default('pending'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('card_setups_ref').on(table.setupRef),
    check('card_setups_status', sql`${table.status} in ('pending', 'succeeded', 'failed')`),
  ],
)
