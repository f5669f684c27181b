import type { payModels, TemplateBrief } from '@marquee/contract/calls/campaigns'
import { payModels as models, objectives, templateBrief } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { currencies } from '@marquee/contract/rules/currency'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import type { product } from '@marquee/contract/terms/product'
import type { exclusivity, UsageRights } from '@marquee/contract/terms/rights'
import { sql } from 'drizzle-orm'
import {
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
import type { z } from 'zod'
import {
  createdAt,
  id,
  moment,
  status,
  statusCheck,
  tstzmultirange,
  tsvector,
  updatedAt,
  version,
} from '../../platform/database/columns.ts'
import { type StoredShape, versionedJson } from '../../platform/database/versioned-json.ts'
import { brands } from '../brands/brands.tables.ts'
import { talents } from '../talents/talents.tables.ts'

const isOpen = sql`status = 'live' and visibility = 'public'`

export type PayModel = (typeof payModels)[number]

/**
 * A brand's campaign with its brief and state. Money in minor units of `currency`. All columns but `budget`
 * are public once it is live.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(), // public
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // public
    status: status(campaignLifecycle), // public
    version: version(), // internal
    visibility: text('visibility', { enum: ['public', 'invite'] })
      .notNull()
      .default('public'), // public
    title: text('title').notNull(), // public
    objective: text('objective', { enum: objectives }).notNull().default('content'), // public
    summary: text('summary').notNull().default(''), // public; sanitised HTML
    productName: text('product_name').notNull().default(''), // public
    productUrl: text('product_url').notNull().default(''), // public
    product: jsonb('product').$type<z.output<typeof product>>(), // public; what the brand sends to each talent
    payModel: text('pay_model', { enum: models }).notNull().default('fixed'), // public
    feeMin: integer('fee_min').notNull().default(0), // public
    feeMax: integer('fee_max').notNull().default(0), // public
    budget: integer('budget').notNull().default(0), // business
    currency: text('currency', { enum: currencies }).notNull().default('GBP'), // public
    places: integer('places').notNull().default(1), // public
    placesTaken: integer('places_taken').notNull().default(0), // public
    deliverables: jsonb('deliverables').$type<DeliverableSpec[]>().notNull().default([]), // public
    rights: jsonb('rights').$type<UsageRights>().notNull(), // public
    exclusivity: jsonb('exclusivity').$type<z.output<typeof exclusivity>>(), // public
    mustInclude: text('must_include').notNull().default(''), // public
    mustAvoid: text('must_avoid').notNull().default(''), // public
    typeIds: uuid('type_ids').array().notNull().default(sql`'{}'`), // public
    questions: text('questions').array().notNull().default(sql`'{}'`), // public
    applyBy: date('apply_by', { mode: 'string' }), // public; the last day, in London
    coverFileId: uuid('cover_file_id'), // internal
    coverUrl: text('cover_url'), // public
    briefVersion: integer('brief_version').notNull().default(1), // public; applications refer to it
    termsLocked: boolean('terms_locked').notNull().default(false), // internal; an offer was accepted
    publishedAt: moment('published_at'), // public
    returnReason: text('return_reason'), // business; why an operator returned it to its brand
    awaitsVerification: boolean('awaits_verification').notNull().default(false), // business; in review until its brand is verified
    removedAt: moment('removed_at'), // internal; set while a decision about a report hides it
    openSince: moment('open_since'), // internal; set by a trigger; null while it is not open to all
    openBefore: tstzmultirange('open_before').notNull().default('{}'), // internal; earlier periods in which it was
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(campaignLifecycle, table.status),
    check('campaigns_fees', sql`${table.feeMin} >= 0 and ${table.feeMax} >= 0 and ${table.budget} >= 0`),
    check('campaigns_places', sql`${table.placesTaken} between 0 and ${table.places}`),
    // Lists read these backwards. A descending index would sort nulls last, which no list uses, and so would
    // never be chosen.
    index('campaigns_brand').on(table.brandId, table.createdAt, table.id),
    index('campaigns_brand_status').on(table.brandId, table.status, table.createdAt, table.id),
    index('campaigns_open').on(table.publishedAt, table.id).where(isOpen),
    // One for each filter of the list of open campaigns. They hold only what is open, so drafts cost nothing.
    index('campaigns_open_brand').on(table.brandId, table.publishedAt, table.id).where(isOpen),
    index('campaigns_open_currency').on(table.currency, table.publishedAt, table.id).where(isOpen),
    index('campaigns_open_pay').on(table.payModel, table.publishedAt, table.id).where(isOpen),
    index('campaigns_open_since').on(table.openSince).where(isOpen),
    index('campaigns_open_fee').on(table.currency, sql`greatest(fee_min, fee_max)`, table.id).where(isOpen),
    index('campaigns_open_closing').on(table.applyBy, table.id).where(isOpen),
    index('campaigns_open_networks').using('gin', sql`deliverables jsonb_path_ops`).where(isOpen),
    index('campaigns_open_types').using('gin', table.typeIds).where(isOpen),
  ],
)

/**
 * The words of each campaign that is open to all. Triggers on `campaigns`, `brands` and `industries` write it (`campaigns.rules.sql`). It
 * references nothing, because a renamed brand would wait for the locks of its campaigns.
 */
export const campaignSearchEntries = pgTable(
  'campaign_search_entries',
  {
    campaignId: uuid('campaign_id').primaryKey(), // public
    document: tsvector('document').notNull(), // public; title and brand A, product B, industry and deliverables C, summary D
    words: text('words').notNull(), // public; all but the summary folded, for spellings that are nearly right
  },
  (table) => [index('campaign_search_document').using('gin', table.document)],
)

/** A campaign that a talent has saved for later. */
export const savedCampaigns = pgTable(
  'saved_campaigns',
  {
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // personal; by reference
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id), // personal; by reference
    createdAt: createdAt(), // personal
  },
  (table) => [primaryKey({ columns: [table.talentId, table.campaignId] })],
)

const templateShape: StoredShape<TemplateBrief> = {
  version: 1,
  upgrade: (stored) => templateBrief.parse(stored),
}

/** A brief that a brand starts campaigns from. */
export const campaignTemplates = pgTable(
  'campaign_templates',
  {
    id: id(), // internal
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    name: text('name').notNull(), // business
    brief: versionedJson('brief', templateShape).notNull(), // business
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('campaign_templates_name').on(table.brandId, sql`lower(${table.name})`)],
)
