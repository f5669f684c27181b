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
import { agencies } from '../agencies/agencies.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** The right of an agency to act for a talent. Its terms never change; other terms are another mandate. */
export const mandates = pgTable(
  'mandates',
  {
    id: id(), // internal
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id), // internal
    talentId: uuid('talent_id').references(() => talents.id), // internal; null until the person asked by email has answered
    email: text('email'), // personal; the address the agency asked
    isManaged: boolean('is_managed').notNull().default(false), // internal; the talent has no sign-in of their own
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
    note: text('note').notNull().default(''), // business; the agency's own note
    doNotPitch: boolean('do_not_pitch').notNull().default(false), // business
    brandRate: integer('brand_rate').notNull().default(0), // business; minor units
    importKey: text('import_key'), // internal; identifies the row in a repeated import
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
    // An active mandate has a talent.
    check('mandates_active_talent', sql`${table.talentId} is not null or ${table.status} <> 'active'`),
  ],
)

/**
 * Every action on behalf of a talent: by which agent, under which mandate. Append-only and sealed like
 * events.
 */
export const delegatedActions = pgTable(
  'delegated_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
    talentId: uuid('talent_id').notNull(), // internal
    agencyId: uuid('agency_id').notNull(), // internal
    mandateId: uuid('mandate_id').notNull(), // internal
    accountId: uuid('account_id').notNull(), // personal by reference
    operatorId: uuid('operator_id'), // personal by reference; the operator who acted as that account
    call: text('call').notNull(), // internal
    subjectNoun: text('subject_noun'), // internal
    subjectId: uuid('subject_id'), // internal
    at: moment('at').notNull().defaultNow(), // internal
  },
  (table) => [index('delegated_actions_talent').on(table.talentId, table.at, table.id)],
)
