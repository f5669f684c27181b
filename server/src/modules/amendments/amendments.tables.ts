import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { amendmentKinds } from '@marquee/contract/terms/amendment-terms'
import { amendedTermsShape, priceShape } from '@marquee/contract/terms/stored'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
import { deals, deliverables } from '../deals/deals.tables.ts'
import { payables } from '../payments/payments.tables.ts'

/** A change of a running deal, or a renewal of rights of a completed one, that one side proposes. The comment behind a column is its data class. */
export const amendments = pgTable(
  'amendments',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    no: integer('no').notNull(), // internal; counts the changes of a deal
    kind: text('kind', { enum: amendmentKinds }).notNull(), // internal
    deliverableId: uuid('deliverable_id').references(() => deliverables.id), // internal; what an extra revision is for
    months: integer('months'), // business; by how many a renewal extends the right to use the work
    renewedFrom: moment('renewed_from'), // business; once a renewal is paid
    renewedUntil: moment('renewed_until'), // business; the same
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // internal; the side that proposed it
    status: status(amendmentLifecycle), // internal
    version: version(), // internal
    termsBefore: versionedJson('terms_before', amendedTermsShape).notNull(), // business; of the deal when it was proposed
    priceBefore: versionedJson('price_before', priceShape).notNull(), // business
    terms: versionedJson('terms', amendedTermsShape).notNull(), // business; the full new set
    price: versionedJson('price', priceShape).notNull(), // business; of the deal with the new set
    reason: text('reason').notNull(), // personal
    refuseReason: text('refuse_reason').notNull().default(''), // personal
    countersId: uuid('counters_id'), // internal; the change that this one answers
    expiresAt: moment('expires_at'), // internal
    payableId: uuid('payable_id').references(() => payables.id), // internal; what pays for a higher price
    lapsedOnce: boolean('lapsed_once').notNull().default(false), // internal; a charge has failed once already
    consentBy: uuid('consent_by').references(() => agencies.id), // internal; the agency that has accepted it
    consentAt: moment('consent_at'), // internal
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(amendmentLifecycle, table.status),
    uniqueIndex('amendments_no').on(table.dealId, table.no),
    // One change is discussed at a time; beside it the brand may prepare one that needs a hold.
    uniqueIndex('amendments_one_open').on(table.dealId).where(sql`status in ('proposed', 'accepting')`),
    uniqueIndex('amendments_one_draft').on(table.dealId).where(sql`status = 'draft'`),
    index('amendments_payable').on(table.payableId).where(sql`payable_id is not null`),
    check(
      'amendments_kind',
      sql`${table.kind} in ('change', 'more_time', 'extra_revision', 'rights_renewal')`,
    ),
    check(
      'amendments_deliverable',
      sql`(${table.kind} = 'extra_revision') = (${table.deliverableId} is not null)`,
    ),
    check('amendments_months', sql`(${table.kind} = 'rights_renewal') = (${table.months} is not null)`),
    check('amendments_by', sql`${table.by} in ('brand', 'talent')`),
  ],
)
