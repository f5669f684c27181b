import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { agencies } from '../agencies/agencies.tables.ts'

/** A page of the roster for everyone who has its link, until it expires. */
export const rosterLinks = pgTable(
  'roster_links',
  {
    id: id(), // internal
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    tokenHash: text('token_hash').notNull(), // secret; of 128 bits
    title: text('title').notNull(), // public
    talentIds: uuid('talent_ids').array(), // internal; null: the whole roster
    showsRates: boolean('shows_rates').notNull().default(false), // internal
    expiresAt: moment('expires_at').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('roster_links_token').on(table.tokenHash),
    index('roster_links_agency').on(table.agencyId, table.createdAt),
  ],
)
