import { campaignSearch, type StoredCampaignSearch } from '@marquee/contract/calls/campaigns'
import { type StoredTalentSearch, talentSearch } from '@marquee/contract/calls/search'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, tstzmultirange } from '../../platform/database/columns.ts'
import { type StoredShape, versionedJson } from '../../platform/database/versioned-json.ts'
import { accounts } from '../identity/identity.tables.ts'

/** Version 0 had no order. */
const talentShape: StoredShape<StoredTalentSearch> = {
  version: 1,
  upgrade: (stored) => talentSearch.parse(stored),
}
const campaignShape: StoredShape<StoredCampaignSearch> = {
  version: 1,
  upgrade: (stored) => campaignSearch.parse(stored),
}

/** A search that an account has saved under a name: for talents by a brand, for campaigns by a talent or an agent. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id), // internal
    name: text('name').notNull(), // business
    search: versionedJson('search', talentShape), // business; for talents
    campaignSearch: versionedJson('campaign_search', campaignShape), // business
    isNotified: boolean('is_notified').notNull().default(false), // internal; the daily notification covers it
    countedUntil: moment('counted_until'), // internal; new matches are later; set while it is notified
    countedBefore: tstzmultirange('counted_before').notNull().default('{}'), // internal; the moments of all counts, the start included
    countedAt: moment('counted_at'), // internal; when new matches were last counted
    newMatches: integer('new_matches').notNull().default(0), // internal; what that count found
    awaitedIds: uuid('awaited_ids').array().notNull().default(sql`'{}'`), // internal; what was new at a count, but hidden by a block
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('saved_searches_name').on(table.accountId, sql`lower(${table.name})`),
    check('saved_searches_kind', sql`(${table.search} is null) <> (${table.campaignSearch} is null)`),
    check('saved_searches_notified', sql`not ${table.isNotified} or ${table.countedUntil} is not null`),
  ],
)
