import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { favouriteLists } from '../favourites/favourites.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** A list of favourites that everyone with its link reads until it expires or ends. Ending it sets the end of its time. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    listId: uuid('list_id').references(() => favouriteLists.id, { onDelete: 'cascade' }), // internal; null: all favourites
    title: text('title').notNull(), // business
    tokenHash: text('token_hash').notNull(), // secret; of 128 bits
    expiresAt: moment('expires_at').notNull(), // internal
    removedAt: moment('removed_at'), // internal; set while a decision about a report hides it
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('shared_lists_token').on(table.tokenHash),
    index('shared_lists_brand').on(table.brandId, table.expiresAt),
    index('shared_lists_list').on(table.listId),
    index('shared_lists_expiry').on(table.expiresAt),
  ],
)

/** A person without an account who votes on a shared list, once they have confirmed their email address with a code. */
export const sharedListGuests = pgTable(
  'shared_list_guests',
  {
    id: id(), // internal
    linkId: uuid('shared_list_id')
      .notNull()
      .references(() => sharedLists.id, { onDelete: 'cascade' }), // internal
    name: text('name').notNull(), // personal
    email: text('email').notNull(), // personal
    codeHash: text('code_hash'), // secret; null once it was entered
    codeExpiresAt: moment('code_expires_at'), // internal
    attempts: integer('attempts').notNull().default(0), // internal
    tokenHash: text('token_hash'), // secret; null until the address is confirmed
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('shared_list_guests_email').on(table.linkId, table.email),
    uniqueIndex('shared_list_guests_token').on(table.tokenHash),
  ],
)

/** What a guest thinks of a talent. */
export const sharedListVotes = pgTable(
  'shared_list_votes',
  {
    id: id(), // internal
    guestId: uuid('guest_id')
      .notNull()
      .references(() => sharedListGuests.id, { onDelete: 'cascade' }), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // personal; by reference
    vote: text('vote', { enum: ['yes', 'maybe', 'no'] }), // personal; null: none
    comment: text('comment').notNull().default(''), // personal
    updatedAt: moment('updated_at').notNull(), // internal
  },
  (table) => [
    uniqueIndex('shared_list_votes_once').on(table.guestId, table.talentId),
    index('shared_list_votes_talent').on(table.talentId),
    check('shared_list_votes_vote', sql`${table.vote} in ('yes', 'maybe', 'no')`),
  ],
)

/** Shared lists and their guests. */
export const listGuests = { links: sharedLists, guests: sharedListGuests }
