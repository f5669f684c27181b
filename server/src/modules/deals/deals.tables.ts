import { disclosureBases } from '@marquee/contract/calls/deals'
import { settlementStatuses } from '@marquee/contract/calls/settlements'
import { openCorrections } from '@marquee/contract/lifecycles/correction'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { shipmentLifecycle } from '@marquee/contract/lifecycles/shipment'
import { boxShape } from '@marquee/contract/rules/boxes'
import { currencies } from '@marquee/contract/rules/currency'
import { deliverableShape, priceShape, termsShape } from '@marquee/contract/terms/stored'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
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
import { versionedJson } from '../../platform/database/versioned-json.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { files } from '../files/files.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/**
 * The agreed work, with exactly the terms of one accepted version. The comment behind a column is its data
 * class.
 */
export const deals = pgTable(
  'deals',
  {
    id: id(), // internal
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id), // internal
    campaignId: uuid('campaign_id').references(() => campaigns.id), // internal; null: direct
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id), // internal
    talentId: uuid('talent_id')
      .notNull()
      .references(() => talents.id), // internal
    status: status(dealLifecycle), // internal
    version: version(), // internal
    resumeStatus: text('resume_status', { enum: ['active', 'in_review', 'approved', 'completed'] }), // internal; the state a cancellation request or dispute returns to
    acceptedVersionNo: integer('accepted_version_no').notNull(), // business
    terms: versionedJson('terms', termsShape).notNull(), // business; frozen
    price: versionedJson('price', priceShape).notNull(), // business; frozen
    agencyId: uuid('agency_id').references(() => agencies.id), // internal; the agency whose commission the price includes
    reviewDays: integer('review_days').notNull(), // internal; the marketplace setting at the start of the deal
    payHours: integer('pay_hours').notNull(), // internal; the same
    productStatus: text('product_status', { enum: statesOf(shipmentLifecycle) }), // internal; of its shipment, so that lists need not read it
    productDueAt: moment('product_due_at'), // internal; until when the next side acts about the product
    fundedMilestones: integer('funded_milestones'), // internal; how many of its milestones are paid; null without milestones
    milestoneDueAt: moment('milestone_due_at'), // internal; since when the next milestone is to be paid
    pausedAt: moment('paused_at'), // internal; since when a cancellation request or dispute pauses it
    approvedAt: moment('approved_at'), // internal
    payDay: moment('pay_day'), // business
    completedAt: moment('completed_at'), // internal
    rightsFrom: moment('rights_from'), // business; since when the brand may use the work: the completion, or the end of a deal of which paid work is kept
    rightsUntil: moment('rights_until'), // business; the end of the right to use the work after a renewal; null: as in the terms
    renewalMonths: integer('renewal_months'), // business; for how many more months the brand asks for a price
    renewalAskedAt: moment('renewal_asked_at'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(dealLifecycle, table.status),
    // One deal per acceptance (reliability, invariant I2).
    uniqueIndex('deals_offer').on(table.offerId),
    index('deals_brand').on(table.brandId, table.createdAt, table.id),
    index('deals_talent').on(table.talentId, table.createdAt, table.id),
    index('deals_campaign').on(table.campaignId, table.status),
    index('deals_agency').on(table.agencyId, table.createdAt, table.id).where(sql`agency_id is not null`),
  ],
)

/** One deliverable of a deal. */
export const deliverables = pgTable(
  'deliverables',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    position: integer('position').notNull(), // internal
    milestoneNo: integer('milestone_no'), // business; of the milestone that pays for it; null where its deal has none, and for work added later
    title: text('title').notNull(), // business
    spec: versionedJson('spec', deliverableShape).notNull(), // business; frozen
    status: status(deliverableLifecycle), // internal
    version: version(), // internal
    dueAt: moment('due_at').notNull(), // business
    revisionsIncluded: integer('revisions_included').notNull(), // business
    revisionsUsed: integer('revisions_used').notNull().default(0), // business
    extraRevisions: integer('extra_revisions').notNull().default(0), // business; those of the included ones that were bought
    autoDecisionAt: moment('auto_decision_at'), // internal; when a missing decision counts as approval
    postUrl: text('post_url'), // business
    postedAt: moment('posted_at'), // business
    correctionStatus: text('correction_status', { enum: openCorrections }), // internal; of the open request to put its post right, so that lists need not read it
    correctionDueAt: moment('correction_due_at'), // business; until when the next side acts about it; null while an operator decides
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(deliverableLifecycle, table.status),
    check('deliverables_revisions', sql`${table.revisionsUsed} between 0 and ${table.revisionsIncluded}`),
    uniqueIndex('deliverables_position').on(table.dealId, table.position),
    index('deliverables_waiting').on(table.autoDecisionAt, table.id).where(sql`status = 'submitted'`),
  ],
)

/** An agreed or decided split of the money of a deal, which ends it. A deal has at most one. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    cause: text('cause', { enum: ['cancellation', 'dispute'] }).notNull(), // internal
    causeId: uuid('cause_id').notNull(), // internal
    status: text('status', { enum: settlementStatuses }).notNull(), // business
    backBps: integer('back_bps').notNull(), // business
    currency: text('currency', { enum: currencies }).notNull(), // business
    back: integer('back').notNull(), // business; minor units, as the next four
    tax: integer('tax').notNull(), // business
    fee: integer('fee').notNull(), // business
    agent: integer('agent').notNull(), // business
    talent: integer('talent').notNull(), // business
    settledAt: moment('settled_at'), // business
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('settlements_deal').on(table.dealId),
    index('settlements_open').on(table.createdAt).where(sql`status <> 'settled'`),
    check('settlements_status', sql`${table.status} in ('refunding', 'failed', 'settled')`),
    check('settlements_part', sql`${table.backBps} between 0 and 10000`),
  ],
)

/** A numbered version of the work; the brand decides on the last one. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(), // internal
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id), // internal
    no: integer('no').notNull(), // internal
    caption: text('caption').notNull(), // business
    note: text('note').notNull(), // business
    usesAi: boolean('uses_ai'), // business; as the talent’s side declares; null: not asked
    fileIds: uuid('file_ids').array().notNull(), // internal
    checkedLines: text('checked_lines').array().notNull().default([]), // business; lines of the brief that were ticked
    dueAt: moment('due_at').notNull(), // business; the due date of its deliverable when it was submitted
    openedAt: moment('opened_at'), // internal; when the brand first opened it
    decision: text('decision', { enum: ['approved', 'changes_requested', 'replaced'] }), // business
    decidedBy: text('decided_by', { enum: ['brand', 'talent', 'system'] }), // business
    approvalNote: text('approval_note').notNull().default(''), // business
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('submissions_no').on(table.deliverableId, table.no)],
)

/**
 * How a post is labelled as an ad. Before the post there is a row only where an operator allows it without a label; the post
 * then replaces it.
 */
export const postDisclosures = pgTable(
  'post_disclosures',
  {
    deliverableId: uuid('deliverable_id')
      .primaryKey()
      .references(() => deliverables.id), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    basis: text('basis', { enum: disclosureBases }).notNull(), // business
    label: text('label').notNull(), // business; at the start of the caption; empty without one
    caption: text('caption').notNull(), // business; as posted
    screenshotId: uuid('screenshot_id').references(() => files.id), // internal; of the post
    checkedAt: moment('checked_at').notNull(), // business
  },
  (table) => [
    index('post_disclosures_deal').on(table.dealId),
    check('post_disclosures_basis', sql`${table.basis} in ('caption', 'platform_label', 'operator')`),
    // The platform’s label counts only as a screenshot shows it.
    check(
      'post_disclosures_screenshot',
      sql`${table.basis} <> 'platform_label' or ${table.screenshotId} is not null`,
    ),
  ],
)

/** A comment on a submission, or a reply to one. */
export const submissionComments = pgTable(
  'submission_comments',
  {
    id: id(), // internal
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id), // internal
    replyTo: uuid('reply_to').references((): AnyPgColumn => submissionComments.id), // internal; null: a comment
    position: integer('position').notNull().default(0), // internal; among the comments of one request
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // internal
    author: text('author').notNull(), // personal
    text: text('text').notNull(), // business
    fileId: uuid('file_id'), // internal; the file of the submission it is about, also once that is deleted
    atMs: integer('at_ms'), // business; milliseconds into a video
    box: versionedJson('box', boxShape), // business; fractions of the picture
    briefLine: text('brief_line').notNull(), // business; the line of the brief it refers to
    resolvedAt: moment('resolved_at'), // business
    resolvedBy: text('resolved_by', { enum: ['brand', 'talent'] }), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('submission_comments_of').on(table.submissionId, table.createdAt),
    index('submission_comments_replies').on(table.replyTo),
    check('submission_comments_box', sql`${table.box} is null or ${table.fileId} is not null`),
  ],
)
