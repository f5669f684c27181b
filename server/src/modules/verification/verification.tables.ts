import { factKinds } from '@marquee/contract/rules/verification'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt, version } from '../../platform/database/columns.ts'
import { brands } from '../brands/brands.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * How far the verification of a brand is; there is no row before its first request. Everyone who changes what was verified locks
 * the row. The comment behind a column is its data class.
 */
export const brandVerifications = pgTable(
  'brand_verifications',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id), // internal
    status: text('status', { enum: ['none', 'waiting', 'more_needed', 'verified', 'lapsed'] })
      .notNull()
      .default('none'), // business
    version: version(), // internal
    reason: text('reason').notNull().default(''), // business; what an operator asks the brand for
    requestedAt: moment('requested_at'), // internal
    decidedAt: moment('decided_at'), // internal
    decidedBy: uuid('decided_by'), // personal; by reference
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    index('brand_verifications_waiting').on(table.requestedAt).where(sql`status = 'waiting'`),
    check(
      'brand_verifications_status',
      sql`${table.status} in ('none', 'waiting', 'more_needed', 'verified', 'lapsed')`,
    ),
  ],
)

/** One social account of a talent with its code for the bio. */
export const handleVerifications = pgTable(
  'handle_verifications',
  {
    id: id(), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    platform: text('platform').notNull(), // personal
    handle: text('handle').notNull(), // personal; without @, in lower case
    code: text('code').notNull(), // personal; public while it is in the bio
    status: text('status', { enum: ['open', 'waiting', 'declined', 'verified'] }).notNull(), // personal
    version: version(), // internal
    reason: text('reason').notNull().default(''), // personal; why an operator declined it
    expiresAt: moment('expires_at').notNull(), // internal
    submittedAt: moment('submitted_at'), // internal
    decidedAt: moment('decided_at'), // internal
    decidedBy: uuid('decided_by'), // personal; by reference
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('handle_verifications_once').on(table.talentId, table.platform, table.handle),
    uniqueIndex('handle_verifications_holder')
      .on(table.platform, table.handle)
      .where(sql`status = 'verified'`),
    index('handle_verifications_waiting').on(table.submittedAt).where(sql`status = 'waiting'`),
    check('handle_verifications_status', sql`${table.status} in ('open', 'waiting', 'declined', 'verified')`),
  ],
)

/** What was verified about a brand or a talent. It is deleted when what was verified changes. */
export const verifiedFacts = pgTable(
  'verified_facts',
  {
    id: id(), // internal
    brandId: uuid('brand_id').references(() => brands.id), // internal
    talentId: uuid('talent_id').references(() => talents.id), // internal
    kind: text('kind', { enum: factKinds }).notNull(), // public
    value: text('value').notNull(), // personal; the company number, website, domain, or platform and handle
    source: text('source').notNull(), // public
    checkedOn: date('checked_on', { mode: 'string' }).notNull(), // public
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('verified_facts_of_brand').on(table.brandId, table.kind),
    uniqueIndex('verified_facts_of_talent').on(table.talentId, table.kind, table.value),
    check('verified_facts_one', sql`(${table.brandId} is null) <> (${table.talentId} is null)`),
  ],
)
