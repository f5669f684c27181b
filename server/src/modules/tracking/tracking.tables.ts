import { deviceKinds } from '@marquee/contract/rules/tracking'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** The websites that the tracking links of a brand lead to. The comment behind a column is its data class. */
export const trackedWebsites = pgTable(
  'tracked_websites',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    website: text('website').notNull(), // business; in lower case, without www.
    status: text('status', { enum: ['waiting', 'approved', 'refused'] }).notNull(), // business
    reason: text('reason').notNull().default(''), // business; why an operator refused it
    requestedAt: moment('requested_at').notNull(), // internal
    decidedAt: moment('decided_at'), // internal
    decidedBy: uuid('decided_by'), // personal; by reference, null where the verified website of the brand decided
  },
  (table) => [
    uniqueIndex('tracked_websites_once').on(table.brandId, table.website),
    index('tracked_websites_waiting').on(table.requestedAt).where(sql`status = 'waiting'`),
    check('tracked_websites_status', sql`${table.status} in ('waiting', 'approved', 'refused')`),
  ],
)

/** Short links of deals. */
export const trackingLinks = pgTable(
  'tracking_links',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    deliverableId: uuid('deliverable_id').references(() => deliverables.id), // internal; null for the whole deal
    campaignId: uuid('campaign_id'), // internal; of the deal, null for a direct offer; as the next two
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    websiteId: uuid('website_id')
      .notNull()
      .references(() => trackedWebsites.id), // internal
    slug: text('slug').notNull(), // public
    target: text('target').notNull(), // public; with its parameters for analytics
    discountCode: text('discount_code').notNull().default(''), // public
    stoppedAt: moment('stopped_at'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('tracking_links_slug').on(table.slug),
    index('tracking_links_of_deal').on(table.dealId, table.createdAt),
    index('tracking_links_of_campaign').on(table.campaignId, table.createdAt),
    index('tracking_links_of_website').on(table.websiteId),
  ],
)

/** Clicks and visitors of a link on a day in London, by country and device. No visitor can be told from it. */
export const trackingClicks = pgTable(
  'tracking_clicks',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => trackingLinks.id), // internal
    day: date('day', { mode: 'string' }).notNull(), // internal
    country: text('country').notNull(), // internal; ZZ where it is not known
    device: text('device', { enum: deviceKinds }).notNull(), // internal
    clicks: integer('clicks').notNull(), // business
    visitors: integer('visitors').notNull(), // business
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.country, table.device] })],
)

/** Who has been counted as a visitor of a link today, by keyed hash. Deleted after the day, like its key. */
export const trackingVisitors = pgTable(
  'tracking_visitors',
  {
    linkId: uuid('link_id').notNull(), // internal
    day: date('day', { mode: 'string' }).notNull(), // internal
    hash: text('hash').notNull(), // personal; HMAC of address and browser under the key of the day
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.hash] })],
)

/** The key of the hashes of one day. Without it nobody can be found again. */
export const trackingKeys = pgTable('tracking_keys', {
  day: date('day', { mode: 'string' }).primaryKey(), // internal
  key: text('key').notNull(), // secret
})

/** How often the discount code of a link was used on a day, as the brand says. */
export const codeRedemptions = pgTable(
  'code_redemptions',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => trackingLinks.id), // internal
    day: date('day', { mode: 'string' }).notNull(), // business
    count: integer('count').notNull(), // business
    amount: bigint('amount', { mode: 'number' }).notNull(), // business; minor units
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
)
