import { cancellationLifecycle } from '@marquee/contract/lifecycles/cancellation'
import { cancellationReasonCodes, decisionReasonCodes } from '@marquee/contract/rules/cancellation-reasons'
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
import { deals } from '../deals/deals.tables.ts'

/** A request to end a running deal with a split of its money. The comment behind a column is its data class. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    brandId: uuid('brand_id').notNull(), // internal
    talentId: uuid('talent_id').notNull(), // internal
    status: status(cancellationLifecycle), // business
    version: version(), // internal
    requestedBy: text('requested_by', { enum: ['brand', 'talent'] }).notNull(), // business
    reason: text('reason', { enum: ['other', ...cancellationReasonCodes] }).notNull(), // business
    note: text('note').notNull(), // business
    backBps: integer('back_bps').notNull(), // business; the current proposal
    proposedBy: text('proposed_by', { enum: ['brand', 'talent'] }).notNull(), // business
    respondBy: moment('respond_by'), // business
    decideBy: moment('decide_by'), // business
    wasUntouched: boolean('was_untouched').notNull(), // business; nothing had been submitted when it was requested
    decisionReason: text('decision_reason', { enum: ['other', ...decisionReasonCodes] }), // business
    decisionText: text('decision_text'), // business
    decidedBy: uuid('decided_by'), // internal; the operator
    decidedAt: moment('decided_at'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(cancellationLifecycle, table.status),
    uniqueIndex('cancellations_open').on(table.dealId).where(sql`status in ('pending', 'escalated')`),
    index('cancellations_deal').on(table.dealId, table.createdAt),
    index('cancellations_decided').on(table.brandId).where(sql`status = 'resolved'`),
    index('cancellations_queue').on(table.decideBy).where(sql`status = 'escalated'`),
    check('cancellations_part', sql`${table.backBps} between 0 and 10000`),
  ],
)

/** A proposed split of a cancellation request; the first one is the request’s own. */
export const cancellationProposals = pgTable(
  'cancellation_proposals',
  {
    id: id(), // internal
    cancellationId: uuid('cancellation_id')
      .notNull()
      .references(() => cancellations.id), // internal
    no: integer('no').notNull(), // internal
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // business
    backBps: integer('back_bps').notNull(), // business
    note: text('note').notNull(), // business
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('cancellation_proposals_no').on(table.cancellationId, table.no)],
)
