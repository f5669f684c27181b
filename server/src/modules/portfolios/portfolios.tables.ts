import { currencies } from '@marquee/contract/rules/currency'
import { formats, platforms } from '@marquee/contract/terms/deliverables'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { files } from '../files/files.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** A picture or a video that a talent shows on the profile. */
export const portfolioWorks = pgTable(
  'portfolio_works',
  {
    id: id(), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // personal; by reference
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id), // personal; by reference
    /** The order on the profile; gaps mean nothing. */
    position: integer('position').notNull(), // public
    caption: text('caption').notNull(), // personal
    brand: text('brand').notNull().default(''), // personal
    views: integer('views'), // personal; self-declared
    likes: integer('likes'), // personal; self-declared
    /** When the talent last saved the numbers. */
    statedAt: moment('stated_at').notNull(), // public
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('portfolio_works_of_talent').on(table.talentId, table.position),
    index('portfolio_works_file').on(table.fileId),
  ],
)

/** Work that a talent offers at a price; a brand begins an offer with it. */
export const talentPackages = pgTable(
  'talent_packages',
  {
    id: id(), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // personal; by reference
    position: integer('position').notNull(), // public
    title: text('title').notNull(), // personal
    platform: text('platform', { enum: platforms }).notNull(), // personal
    format: text('format', { enum: formats }).notNull(), // personal
    quantity: integer('quantity').notNull(), // personal
    price: integer('price').notNull(), // personal; minor units, VAT included
    currency: text('currency', { enum: currencies }).notNull(), // personal
    turnaroundDays: integer('turnaround_days').notNull(), // personal
    revisions: integer('revisions').notNull(), // personal
    rightsDays: integer('rights_days').notNull(), // personal
    createdAt: createdAt(), // internal
  },
  (table) => [index('talent_packages_of_talent').on(table.talentId, table.position)],
)

/** Addresses of public pages that talents chose, present and former ones: none is ever given to someone else. */
export const talentSlugs = pgTable(
  'talent_slugs',
  {
    slug: text('slug').primaryKey(), // personal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // personal; by reference
    createdAt: createdAt(), // internal
  },
  (table) => [index('talent_slugs_of_talent').on(table.talentId)],
)
