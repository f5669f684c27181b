import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { createdAt, id, moment, updatedAt } from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * A company that represents talents. Its id is its founder's account id. The comment behind a column is its
 * data class.
 */
export const agencies = pgTable('agencies', {
  id: uuid('id')
    .primaryKey()
    .references(() => accounts.id), // internal
  name: text('name').notNull(), // public
  legalName: text('legal_name').notNull().default(''), // business
  companyNumber: text('company_number').notNull().default(''), // business
  vatNumber: text('vat_number').notNull().default(''), // business
  website: text('website').notNull().default(''), // public
  about: text('about').notNull().default(''), // public
  city: text('city').notNull().default(''), // public
  country: text('country').notNull().default('GB'), // public
  logoUrl: text('logo_url'), // public
  removedAt: moment('removed_at'), // internal; set while a decision about a report hides its public pages
  createdAt: createdAt(), // internal
  updatedAt: updatedAt(), // internal
})

/** The agents of an agency. A removed agent has no row; their past actions are in `delegated_actions`. */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => accounts.id), // internal; the agent's account
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    role: text('role', { enum: ['owner', 'member'] }).notNull(), // internal
    receivesMail: boolean('receives_mail').notNull().default(true), // internal
    phone: text('phone').notNull().default(''), // personal
    avatarUrl: text('avatar_url'), // personal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('agents_agency').on(table.agencyId),
    uniqueIndex('agents_one_owner').on(table.agencyId).where(sql`role = 'owner'`),
    check('agents_role', sql`${table.role} in ('owner', 'member')`),
  ],
)

/** The talents assigned to a member; the owner is responsible for all. */
export const agentTalents = pgTable(
  'agent_talents',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
  },
  (table) => [primaryKey({ columns: [table.agentId, table.talentId] })],
)

/** An emailed link that adds a colleague to a team, or lets a managed talent claim their profile. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(), // internal
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    kind: text('kind', { enum: ['claim', 'member'] }).notNull(), // internal
    talentId: uuid('talent_id').references(() => talents.id), // internal; set for a claim
    email: text('email').notNull(), // personal
    name: text('name').notNull(), // personal
    talentIds: uuid('talent_ids').array().notNull().default(sql`'{}'`), // internal; set for a member
    secretHash: text('secret_hash').notNull(), // secret; SHA-256
    expiresAt: moment('expires_at').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('invitations_secret').on(table.secretHash),
    index('invitations_agency').on(table.agencyId, table.kind),
    uniqueIndex('invitations_claim').on(table.talentId).where(sql`kind = 'claim'`),
    uniqueIndex('invitations_member').on(table.agencyId, table.email).where(sql`kind = 'member'`),
    check('invitations_kind', sql`${table.kind} in ('claim', 'member')`),
  ],
)

/** Invitations by email on one day, by agency and by address; kept for two days. */
export const invitationDays = pgTable(
  'invitation_days',
  {
    key: text('key').notNull(), // technical; keyed hash of what is counted
    day: date('day').notNull(), // technical; in UTC
    used: integer('used').notNull(), // technical
  },
  (table) => [primaryKey({ columns: [table.key, table.day] })],
)

/** Addresses whose owners refuse invitations by email; most have no account. */
export const invitationOptOuts = pgTable('invitation_opt_outs', {
  address: text('address').primaryKey(), // personal; keyed hash of the email address
  createdAt: createdAt(), // internal
})
