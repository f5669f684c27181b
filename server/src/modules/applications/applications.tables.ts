import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { agencies } from '../agencies/agencies.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** A talent's application to a campaign. The comment behind a column is its data class. */
export const applications = pgTable(
  'applications',
  {
    id: id(), // internal
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal; the campaign's brand, for ownership checks
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    status: status(applicationLifecycle), // internal
    version: version(), // internal
    resumeStatus: text('resume_status', { enum: ['submitted', 'shortlisted'] }), // internal; the state an undone decline returns to
    pitch: text('pitch').notNull().default(''), // personal
    proposedFee: integer('proposed_fee'), // business; minor units of the campaign's currency
    answers: text('answers').array().notNull().default(sql`'{}'`), // personal
    sampleUrls: text('sample_urls').array().notNull().default(sql`'{}'`), // personal
    acknowledgedUnpaid: boolean('acknowledged_unpaid').notNull().default(false), // internal
    invitationNote: text('invitation_note').notNull().default(''), // personal; what the brand wrote with its invitation
    briefVersion: integer('brief_version').notNull(), // internal; the version of the brief it was written for
    declineReason: text('decline_reason'), // personal
    declineNote: text('decline_note').notNull().default(''), // personal
    declinedAt: moment('declined_at'), // internal; the talent is notified a day later
    answeredAt: moment('answered_at'), // internal; the brand's first response
    offerId: uuid('offer_id'), // internal
    agencyId: uuid('agency_id').references(() => agencies.id), // internal; the agency that applied on behalf of the talent
    // Has no reference: inserting one would lock the mandate after the campaign, while all other code locks
    // it before.
    mandateId: uuid('mandate_id'), // internal; the mandate that allowed it
    createdAt: createdAt(), // internal; of an application, when it was sent last
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(applicationLifecycle, table.status),
    uniqueIndex('applications_once').on(table.campaignId, table.talentId),
    check('applications_fee', sql`${table.proposedFee} >= 0`),
    index('applications_campaign').on(table.campaignId, table.createdAt, table.id),
    index('applications_campaign_status').on(table.campaignId, table.status),
    index('applications_talent').on(table.talentId, table.createdAt, table.id),
    index('applications_brand_status').on(table.brandId, table.status, table.createdAt),
  ],
)

/** A brand’s own note about an applicant; the talent never sees it. */
export const applicantNotes = pgTable(
  'applicant_notes',
  {
    id: id(), // internal
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }), // internal
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id), // internal; its author
    author: text('author').notNull(), // personal
    text: text('text').notNull(), // personal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('applicant_notes_of').on(table.applicationId, table.createdAt),
    index('applicant_notes_by').on(table.accountId),
  ],
)

/** Earlier texts of an edited application. */
export const applicationRevisions = pgTable(
  'application_revisions',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }), // internal
    version: integer('version').notNull(), // internal; the version it was replaced at
    wording: jsonb('wording').notNull(), // personal
    at: createdAt(), // internal
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)
