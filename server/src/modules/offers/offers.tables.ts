import { offerLifecycle, offerVersionLifecycle } from '@marquee/contract/lifecycles/offer'
import type { Commission } from '@marquee/contract/rules/commission'
import { priceShape, termsShape } from '@marquee/contract/terms/stored'
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
import { versionedJson } from '../../platform/database/versioned-json.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { applications } from '../applications/applications.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { payables } from '../payments/payments.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** A negotiation between one brand and one talent. Without a campaign it is direct. The comment behind a column is its data class. */
export const offers = pgTable(
  'offers',
  {
    id: id(), // internal
    campaignId: uuid('campaign_id').references(() => campaigns.id), // internal
    applicationId: uuid('application_id').references(() => applications.id), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    status: status(offerLifecycle), // internal
    version: version(), // internal; counts transitions, not versions of the terms
    versionNo: integer('version_no').notNull().default(1), // business; the current version of the terms
    price: versionedJson('price', priceShape).notNull(), // business; of the current version
    expiresAt: moment('expires_at'), // internal
    extendedOnce: boolean('extended_once').notNull().default(false), // internal
    rejectReason: text('reject_reason'), // personal
    rejectNote: text('reject_note').notNull().default(''), // personal
    dealId: uuid('deal_id'), // internal
    payableId: uuid('payable_id').references(() => payables.id), // internal; what pays for the current version
    acceptedBy: text('accepted_by', { enum: ['brand', 'talent'] }), // internal; set while the charge is in progress
    lapsedOnce: boolean('lapsed_once').notNull().default(false), // internal; a charge has failed once already
    agencyId: uuid('agency_id').references(() => agencies.id), // internal; the agency that earns the commission
    // No foreign key: its check would lock the mandate after the campaign, and all others lock it before.
    mandateId: uuid('mandate_id'), // internal
    commission: jsonb('commission').$type<Commission>(), // business; the rates when they were agreed
    consentNo: integer('consent_no'), // internal; the version an agency has accepted
    consentBy: uuid('consent_by').references(() => agencies.id), // internal
    consentAt: moment('consent_at'), // internal
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(offerLifecycle, table.status),
    // One open negotiation per pair and campaign, and one direct one per pair.
    uniqueIndex('offers_one_open')
      .on(table.brandId, table.talentId, sql`coalesce(campaign_id, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`status in ('draft', 'pending_talent', 'pending_brand', 'awaiting_payment')`),
    index('offers_brand').on(table.brandId, table.createdAt, table.id),
    index('offers_talent').on(table.talentId, table.createdAt, table.id).where(sql`status <> 'draft'`),
    index('offers_campaign').on(table.campaignId, table.status),
    index('offers_mandate').on(table.mandateId).where(sql`mandate_id is not null`),
    check(
      'offers_agency',
      sql`(${table.agencyId} is null) = (${table.mandateId} is null) and (${table.agencyId} is null) = (${table.commission} is null)`,
    ),
  ],
)

/** The versions of the terms, numbered. Terms never change; only their status and the shares of their price do. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id), // internal
    no: integer('no').notNull(), // internal
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // internal
    kind: text('kind', { enum: ['offer', 'edit', 'counter'] }).notNull(), // internal; each side has a limited number of counter-offers
    status: status(offerVersionLifecycle), // internal
    terms: versionedJson('terms', termsShape).notNull(), // business
    price: versionedJson('price', priceShape).notNull(), // business; rate and mode of the fee when it was sent
    createdAt: createdAt(), // internal
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.no] }),
    statusCheck(offerVersionLifecycle, table.status),
    check('offer_versions_no', sql`${table.no} >= 1`),
    uniqueIndex('offer_versions_one_pending').on(table.offerId).where(sql`status = 'pending'`),
    uniqueIndex('offer_versions_one_accepted').on(table.offerId).where(sql`status = 'accepted'`),
  ],
)
