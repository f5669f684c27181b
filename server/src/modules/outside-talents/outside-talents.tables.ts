import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * An invitation of a brand to someone who is not on Marquee. The person who joins with its link becomes `talentId`; the row then
 * holds the months without a fee, and no longer name, address and note. The comment behind a column is its data class.
 */
export const outsideInvitations = pgTable(
  'outside_invitations',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    email: text('email').notNull(), // personal; empty once the person has joined
    name: text('name').notNull().default(''), // personal
    note: text('note').notNull().default(''), // personal
    campaignId: uuid('campaign_id').references(() => campaigns.id), // internal
    tokenHash: text('token_hash'), // secret; of 128 bits; null before the email and without a link
    emails: integer('emails').notNull().default(1), // internal; how often it was sent
    sentAt: moment('sent_at').notNull(), // internal; the last time
    expiresAt: moment('expires_at').notNull(), // internal; the end of the link
    withdrawnAt: moment('withdrawn_at'), // internal
    talentId: uuid('talent_id').references(() => talents.id), // internal
    joinedAt: moment('joined_at'), // business
    noFeeUntil: moment('no_fee_until'), // business
    endedAt: moment('ended_at'), // business; the months without a fee ended early
    endReason: text('end_reason', { enum: ['handle_known', 'bank_known', 'account_known', 'misuse'] }), // business
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('outside_invitations_token').on(table.tokenHash),
    uniqueIndex('outside_invitations_email').on(table.brandId, table.email).where(sql`talent_id is null`),
    // An account is created through one invitation at most.
    uniqueIndex('outside_invitations_talent').on(table.talentId),
    index('outside_invitations_brand').on(table.brandId, table.createdAt, table.id),
    index('outside_invitations_expiry').on(table.expiresAt).where(sql`talent_id is null`),
    check(
      'outside_invitations_joined',
      sql`(${table.talentId} is null) = (${table.joinedAt} is null) and (${table.talentId} is null) = (${table.noFeeUntil} is null)`,
    ),
    check(
      'outside_invitations_reason',
      sql`${table.endReason} in ('handle_known', 'bank_known', 'account_known', 'misuse')`,
    ),
  ],
)

/**
 * Social accounts and bank accounts that an account or a managed profile has or had, as keyed hashes. They show that
 * someone was on Marquee before. `ownerId` is the id of the talent, or of the account that is paid.
 */
export const knownIdentifiers = pgTable(
  'known_identifiers',
  {
    kind: text('kind', { enum: ['handle', 'bank'] }).notNull(), // internal
    hash: text('hash').notNull(), // personal; keyed hash
    ownerId: uuid('owner_id').notNull(), // internal
    erasedAt: moment('erased_at'), // internal; when the owner deleted the account
    createdAt: createdAt(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash, table.ownerId] }),
    index('known_identifiers_owner').on(table.ownerId),
    check('known_identifiers_kind', sql`${table.kind} in ('handle', 'bank')`),
  ],
)
