import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import { files } from '../files/files.tables.ts'

/** What a post brought, as the talent’s side has entered it. The comment behind a column is its data class. */
export const postResults = pgTable(
  'post_results',
  {
    deliverableId: uuid('deliverable_id')
      .primaryKey()
      .references(() => deliverables.id), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    reach: integer('reach').notNull(), // business
    engagements: integer('engagements').notNull(), // business
    screenshotId: uuid('screenshot_id').references(() => files.id), // internal; null: self-declared
    savedAt: moment('saved_at').notNull(), // internal
    notifiedAt: moment('notified_at'), // internal; when the brand was notified of it; null where it was of another post on that day
  },
  (table) => [
    index('post_results_deal').on(table.dealId),
    check('post_results_figures', sql`${table.reach} >= 0 and ${table.engagements} >= 0`),
  ],
)

/** A report that everyone with its link reads until it expires or ends. Ending it sets the end of its time. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id), // internal
    showsSpend: boolean('shows_spend').notNull(), // business
    tokenHash: text('token_hash').notNull(), // secret; of 128 bits
    expiresAt: moment('expires_at').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('report_links_token').on(table.tokenHash),
    index('report_links_campaign').on(table.campaignId, table.expiresAt),
    index('report_links_brand').on(table.brandId),
    index('report_links_expiry').on(table.expiresAt),
  ],
)
