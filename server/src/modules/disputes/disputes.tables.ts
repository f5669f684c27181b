import { disputeLifecycle } from '@marquee/contract/lifecycles/dispute'
import { decisionReasonCodes } from '@marquee/contract/rules/cancellation-reasons'
import { disputeTypeCodes } from '@marquee/contract/rules/dispute-types'
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
import { chargebacks } from '../payments/payments.tables.ts'

/** A disagreement about a deal. The comment behind a column is its data class. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(), // internal
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id), // internal
    brandId: uuid('brand_id').notNull(), // internal
    talentId: uuid('talent_id').notNull(), // internal
    openedBy: text('opened_by', { enum: ['brand', 'talent', 'bank'] }).notNull(), // business
    type: text('type', { enum: ['chargeback', ...disputeTypeCodes] }).notNull(), // business
    status: status(disputeLifecycle), // business
    version: version(), // internal
    brandBps: integer('brand_bps'), // business; the least that the brand takes back
    talentBps: integer('talent_bps'), // business; the most that the talent gives back
    backBps: integer('back_bps'), // business; what was agreed or decided
    settleBy: moment('settle_by'), // business
    decideBy: moment('decide_by'), // business
    appealBy: moment('appeal_by'), // business
    appealedBy: text('appealed_by', { enum: ['brand', 'talent'] }), // business
    appealText: text('appeal_text'), // business
    appealedAt: moment('appealed_at'), // business
    hasBrandWaived: boolean('has_brand_waived').notNull().default(false), // business
    hasTalentWaived: boolean('has_talent_waived').notNull().default(false), // business
    chargebackId: uuid('chargeback_id').references(() => chargebacks.id), // internal; the case at the card holder's bank
    evidenceDue: moment('evidence_due'), // business; until when the bank takes evidence
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(disputeLifecycle, table.status),
    uniqueIndex('disputes_open')
      .on(table.dealId)
      .where(sql`status in ('open', 'escalated', 'decided', 'appealed') and opened_by <> 'bank'`),
    uniqueIndex('disputes_chargeback').on(table.chargebackId),
    index('disputes_deal').on(table.dealId, table.createdAt),
    index('disputes_brand').on(table.brandId, table.createdAt),
    index('disputes_talent').on(table.talentId, table.createdAt),
    index('disputes_queue').on(table.decideBy).where(sql`status in ('escalated', 'appealed')`),
    check(
      'disputes_parts',
      sql`coalesce(${table.brandBps}, 0) between 0 and 10000 and coalesce(${table.talentBps}, 0) between 0 and 10000
        and coalesce(${table.backBps}, 0) between 0 and 10000`,
    ),
  ],
)

/** A statement of a side with its evidence; the first one opens the dispute. */
export const disputeStatements = pgTable(
  'dispute_statements',
  {
    id: id(), // internal
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id), // internal
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // business
    text: text('text').notNull(), // business
    fileIds: uuid('file_ids').array().notNull(), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [index('dispute_statements_of').on(table.disputeId, table.createdAt)],
)

/** A split that a side has named. */
export const disputeProposals = pgTable(
  'dispute_proposals',
  {
    id: id(), // internal
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id), // internal
    by: text('by', { enum: ['brand', 'talent'] }).notNull(), // business
    backBps: integer('back_bps').notNull(), // business
    createdAt: createdAt(), // internal
  },
  (table) => [index('dispute_proposals_of').on(table.disputeId, table.createdAt)],
)

/** A decision of an operator: the first one, and the one about the appeal. */
export const disputeDecisions = pgTable(
  'dispute_decisions',
  {
    id: id(), // internal
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id), // internal
    isAppeal: boolean('is_appeal').notNull(), // business
    isIndependent: boolean('is_independent').notNull(), // business; false: the only operator decided about the own decision
    operatorId: uuid('operator_id').notNull(), // internal
    reason: text('reason', { enum: ['other', ...decisionReasonCodes] }).notNull(), // business
    text: text('text').notNull(), // business
    backBps: integer('back_bps').notNull(), // business
    createdAt: createdAt(), // internal
  },
  (table) => [uniqueIndex('dispute_decisions_once').on(table.disputeId, table.isAppeal)],
)
