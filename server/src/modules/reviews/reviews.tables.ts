import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * The time in which both sides of an ended deal may review each other; its row is locked by everyone who
 * writes.
 */
export const reviewPeriods = pgTable(
  'review_periods',
  {
    dealId: uuid('deal_id')
      .primaryKey()
      .references(() => deals.id), // internal
    brandId: uuid('brand_id').notNull(), // internal; of the deal, as the talent
    talentId: uuid('talent_id').notNull(), // internal
    endsAt: moment('ends_at').notNull(), // internal
    closedAt: moment('closed_at'), // internal; when what was written was published, or the time ended without a review
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('review_periods_of_brand').on(table.brandId, table.endsAt).where(sql`closed_at is null`),
    index('review_periods_of_talent').on(table.talentId, table.endsAt).where(sql`closed_at is null`),
  ],
)

/** What one side of a deal says about the other. The comment behind a column is its data class. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    agencyId: uuid('agency_id').references(() => agencies.id), // internal; the agency that wrote it for the talent
    stars: integer('stars').notNull(), // personal; this and the texts are public once published_at is set
    quality: integer('quality'), // personal; stars, as the next four
    brief: integer('brief'), // personal
    communication: integer('communication'), // personal
    dates: integer('dates'), // personal
    payment: integer('payment'), // personal
    text: text('text').notNull(), // personal
    publishedAt: moment('published_at'), // internal; null while it is sealed
    hiddenAt: moment('hidden_at'), // internal; an operator has removed it
    replyText: text('reply_text'), // personal
    replyAgencyId: uuid('reply_agency_id').references(() => agencies.id), // internal; the agency that replied for the talent
    repliedAt: moment('replied_at'), // internal
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.dealId, table.by),
    index('reviews_of_talent')
      .on(table.talentId, table.publishedAt, table.id)
      .where(sql`by = 'brand' and published_at is not null and hidden_at is null`),
    index('reviews_newest')
      .on(table.publishedAt, table.id)
      .where(sql`by = 'brand' and published_at is not null and hidden_at is null`),
    index('reviews_newest_of_brands')
      .on(table.publishedAt, table.id)
      .where(sql`by = 'talent' and published_at is not null and hidden_at is null`),
    index('reviews_of_brand')
      .on(table.brandId, table.publishedAt, table.id)
      .where(sql`by = 'talent' and published_at is not null and hidden_at is null`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check(
      'reviews_aspects',
      sql`least(${table.quality}, ${table.brief}, ${table.communication}, ${table.dates}, ${table.payment}) >= 1
        and greatest(${table.quality}, ${table.brief}, ${table.communication}, ${table.dates}, ${table.payment}) <= 5`,
    ),
    // A sealed review has no reply and cannot be removed by an operator.
    check(
      'reviews_sealed',
      sql`${table.publishedAt} is not null or (${table.hiddenAt} is null and ${table.repliedAt} is null)`,
    ),
  ],
)
