import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'

/**
 * The code of a platform by which the brand runs a post as an ad, and the brand’s request for one. The comment behind a column is
 * its data class.
 */
export const adCodes = pgTable(
  'ad_codes',
  {
    deliverableId: uuid('deliverable_id')
      .primaryKey()
      .references(() => deliverables.id), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    code: text('code'), // secret; null before it is entered, and once it has expired
    expiresAt: moment('expires_at'), // business
    enteredAt: moment('entered_at'), // business
    askedAt: moment('asked_at'), // business; since when the brand waits for a code
  },
  (table) => [
    index('ad_codes_deal').on(table.dealId),
    check('ad_codes_expiry', sql`${table.code} is null or ${table.expiresAt} is not null`),
  ],
)
