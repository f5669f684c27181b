import { mandateScopes } from '@marquee/contract/call'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import type { Commission } from '@marquee/contract/rules/commission'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  moment,
  status,
  statusCheck,
  updatedAt,
  version,
} from '../../platform/database/columns.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** A company that represents talents. Its id is its founder's account. The comment behind a column is its data class. */
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
  createdAt: createdAt(), // internal
  updatedAt: updatedAt(), // internal
})

/** The people of an agency. Who was removed has no row any more; what they did is in `deeds`. */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => accounts.id), // internal; the account
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    role: text('role', { enum: ['owner', 'member'] }).notNull(), // internal
    receivesMail: boolean('receives_mail').notNull().default(true), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('agents_agency').on(table.agencyId),
    uniqueIndex('agents_one_owner').on(table.agencyId).where(sql`role = 'owner'`),
    check('agents_role', sql`${table.role} in ('owner', 'member')`),
  ],
)

/** The talents a member answers for; the owner answers for all. */
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

/** What lets an agency act for a talent. Its terms never change; other terms are another mandate. */
export const mandates = pgTable(
  'mandates',
  {
    id: id(), // internal
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    talentId: uuid('talent_id').references(() => talents.id), // internal; null until the person asked by e-mail has answered
    email: text('email'), // personal; whom the agency asked
    isManaged: boolean('is_managed').notNull().default(false), // internal; the talent has no own sign-in
    status: status(mandateLifecycle), // internal
    version: version(), // internal
    scopes: text('scopes', { enum: mandateScopes }).array().notNull(), // business
    dualConsent: boolean('dual_consent').notNull().default(false), // business
    commission: jsonb('commission').$type<Commission>().notNull(), // business; basis points by kind of work
    exclusive: boolean('exclusive').notNull().default(false), // business
    startsAt: date('starts_at').notNull(), // business; a day in London
    endsAt: date('ends_at'), // business; its last day in London
    sunsetDays: integer('sunset_days').notNull().default(0), // business
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => accounts.id), // internal
    endedAt: moment('ended_at'), // internal
    endedBy: text('ended_by', { enum: ['talent', 'agent', 'system'] }), // internal
    note: text('note').notNull().default(''), // business; the agency's own
    doNotPitch: boolean('do_not_pitch').notNull().default(false), // business
    brandRate: integer('brand_rate').notNull().default(0), // business; minor units
    importKey: text('import_key'), // internal; what a repeated import finds its line by
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(mandateLifecycle, table.status),
    uniqueIndex('mandates_one_active').on(table.agencyId, table.talentId).where(sql`status = 'active'`),
    uniqueIndex('mandates_one_invited')
      .on(table.agencyId, sql`coalesce(email, talent_id::text)`)
      .where(sql`status = 'invited'`),
    uniqueIndex('mandates_import')
      .on(table.agencyId, table.importKey)
      .where(sql`status = 'active' and import_key is not null`),
    index('mandates_talent').on(table.talentId, table.status),
    index('mandates_email').on(table.email).where(sql`status = 'invited'`),
    index('mandates_roster').on(table.agencyId, table.createdAt, table.id),
    check('mandates_sunset', sql`${table.sunsetDays} between 0 and 365`),
    check('mandates_rate', sql`${table.brandRate} >= 0`),
    // A mandate that is in force is one for somebody.
    check('mandates_active_talent', sql`${table.talentId} is not null or ${table.status} <> 'active'`),
  ],
)

/** A mailed link that makes somebody a member of a team, or gives a managed talent the own profile. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(), // internal
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    kind: text('kind', { enum: ['claim', 'member'] }).notNull(), // internal
    talentId: uuid('talent_id').references(() => talents.id), // internal; of a claim
    email: text('email').notNull(), // personal
    name: text('name').notNull(), // personal
    talentIds: uuid('talent_ids').array().notNull().default(sql`'{}'`), // internal; of a member
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

/** A page of the roster that whoever has its link may read until its day. */
export const rosterLinks = pgTable(
  'roster_links',
  {
    id: id(), // internal
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    slug: text('slug').notNull(), // secret; 128 bits
    title: text('title').notNull(), // public
    talentIds: uuid('talent_ids').array(), // internal; null: the whole roster
    showsRates: boolean('shows_rates').notNull().default(false), // internal
    expiresAt: moment('expires_at').notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('roster_links_slug').on(table.slug),
    index('roster_links_agency').on(table.agencyId, table.createdAt),
  ],
)

/** Everything done in a talent's name: by whom, under which mandate. Append-only, sealed like events. */
export const delegatedActions = pgTable(
  'delegated_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
    talentId: uuid('talent_id').notNull(), // internal
    agencyId: uuid('agency_id').notNull(), // internal
    mandateId: uuid('mandate_id').notNull(), // internal
    accountId: uuid('account_id').notNull(), // personal by reference
    call: text('call').notNull(), // internal
    subjectNoun: text('subject_noun'), // internal
    subjectId: uuid('subject_id'), // internal
    at: moment('at').notNull().defaultNow(), // internal
  },
  (table) => [index('delegated_actions_talent').on(table.talentId, table.at, table.id)],
)
