import { payableStatuses } from '@marquee/contract/calls/payments'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { currencies } from '@marquee/contract/rules/currency'
import { priceShape } from '@marquee/contract/terms/stored'
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
import { brands } from '../brands/brands.tables.ts'
import { cards } from '../cards/cards.tables.ts'

/**
 * An amount to be paid: by whom and for what. This module does not interpret `subject` and `group`; the
 * creator of the payable does. The comment behind a column is its data class.
 */
export const payables = pgTable(
  'payables',
  {
    id: id(), // internal
    subject: text('subject', { enum: ['offer', 'amendment', 'milestone'] }).notNull(), // internal
    subjectId: uuid('subject_id').notNull(), // internal; the offer, also for a change or a milestone of its deal
    part: integer('part').notNull(), // internal; the version of the offer's terms, or the number of the change or milestone, that it pays for
    groupId: uuid('group_id'), // internal; what a budget groups by
    payerId: uuid('payer_id')
      .notNull()
      .references(() => brands.id), // internal
    payeeId: uuid('payee_id').notNull(), // internal
    agencyId: uuid('agency_id').references(() => agencies.id), // internal; the agency that earns the agent's part of the price
    title: text('title').notNull(), // business
    price: versionedJson('price', priceShape).notNull(), // business
    amount: integer('amount').notNull(), // business; minor units, tax included
    currency: text('currency', { enum: currencies }).notNull(), // business
    status: text('status', { enum: payableStatuses }).notNull().default('due'), // business
    holdEnds: moment('hold_ends'), // business
    paidAt: moment('paid_at'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('payables_part').on(table.subject, table.subjectId, table.part),
    index('payables_payer').on(table.payerId, table.createdAt, table.id),
    index('payables_payee').on(table.payeeId),
    index('payables_group').on(table.groupId),
    check(
      'payables_status',
      sql`${table.status} in ('due', 'action_required', 'authorised', 'paid', 'void')`,
    ),
    check('payables_amount', sql`${table.amount} > 0`),
  ],
)

/** One payment of a payable at the provider: it may be tried with several cards, and at most one is open. */
export const payments = pgTable(
  'payments',
  {
    id: id(), // internal
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id), // internal
    payerId: uuid('payer_id')
      .notNull()
      .references(() => brands.id), // internal
    status: status(paymentLifecycle), // business
    version: version(), // internal
    resumeStatus: text('resume_status', { enum: ['captured', 'released', 'partially_refunded', 'refunded'] }), // internal; the state that a won dispute returns to
    amount: integer('amount').notNull(), // business; the held amount
    captured: integer('captured').notNull().default(0), // business
    refunded: integer('refunded').notNull().default(0), // business; what the payer has back
    refundDue: integer('refund_due').notNull().default(0), // business; refunds that the bank returned: with us again, and owed to the payer
    currency: text('currency', { enum: currencies }).notNull(), // business
    isTest: boolean('is_test').notNull(), // internal; no real money moves
    intentRef: text('intent_ref'), // internal
    chargeRef: text('charge_ref'), // internal
    cardId: uuid('card_id').references(() => cards.id), // internal
    holdEnds: moment('hold_ends'), // business
    declineCode: text('decline_code'), // business
    clientSecret: text('client_secret'), // secret; lets the browser confirm the payment with the bank, deleted afterwards
    attempts: integer('attempts').notNull().default(0), // internal
    releasedAt: moment('released_at'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(paymentLifecycle, table.status),
    uniqueIndex('payments_intent').on(table.intentRef),
    uniqueIndex('payments_one_open')
      .on(table.payableId)
      .where(sql`status in ('requires_payment', 'requires_action', 'authorised', 'failed')`),
    index('payments_of').on(table.payableId, table.createdAt),
    index('payments_all').on(table.createdAt, table.id),
    index('payments_by_status').on(table.status, table.createdAt, table.id),
    index('payments_unfinished')
      .on(table.updatedAt)
      .where(sql`status in ('requires_payment', 'requires_action', 'authorised')`),
    check(
      'payments_sums',
      sql`${table.captured} between 0 and ${table.amount} and ${table.refunded} between 0 and ${table.captured}
        and ${table.refundDue} between 0 and ${table.captured} - ${table.refunded}`,
    ),
  ],
)

/** A refund to a payer. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(), // internal
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id), // internal
    amount: integer('amount').notNull(), // business
    reason: text('reason').notNull(), // business
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] })
      .notNull()
      .default('pending'), // business
    refundRef: text('refund_ref'), // internal
    /** The failed refund that this one makes again. */
    repeatsId: uuid('repeats_id'), // internal
    wasReleased: boolean('was_released').notNull(), // internal; the payees had been paid already
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('refunds_ref').on(table.refundRef),
    index('refunds_of').on(table.paymentId),
    index('refunds_repeating').on(table.repeatsId),
    index('refunds_all').on(table.createdAt, table.id),
    index('refunds_by_status').on(table.status, table.createdAt, table.id),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_status', sql`${table.status} in ('pending', 'succeeded', 'failed')`),
  ],
)

/** A charge that the cardholder's bank disputes. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id(), // internal
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id), // internal
    disputeRef: text('dispute_ref').notNull(), // internal
    amount: integer('amount').notNull(), // business
    reason: text('reason').notNull(), // business
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(), // business
    wasReleased: boolean('was_released').notNull(), // internal
    evidenceDue: moment('evidence_due'), // business
    /** When the evidence was last handed to the provider, until it has arrived or was rejected. */
    evidenceRequestedAt: moment('evidence_requested_at'), // business
    /** Why the provider has rejected it. */
    evidenceError: text('evidence_error'), // business
    evidenceRejectedAt: moment('evidence_rejected_at'), // business
    evidenceSentAt: moment('evidence_sent_at'), // business
    createdAt: createdAt(), // internal
  },
  (table) => [
    uniqueIndex('chargebacks_ref').on(table.disputeRef),
    index('chargebacks_all').on(table.createdAt, table.id),
    index('chargebacks_by_status').on(table.status, table.createdAt, table.id),
    check('chargebacks_status', sql`${table.status} in ('open', 'won', 'lost')`),
  ],
)
