import { holdReasons, payoutLifecycle } from '@marquee/contract/lifecycles/payout'
import { currencies } from '@marquee/contract/rules/currency'
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
import { accounts } from '../identity/identity.tables.ts'
import { payables, payments } from '../payments/payments.tables.ts'

const reasons = Object.keys(holdReasons).map((reason) => `'${reason}'`)

/**
 * A recipient of payouts, as the payment provider knows them. The comment behind a column is its data class.
 */
export const payees = pgTable(
  'payees',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => accounts.id), // internal
    accountRef: text('account_ref'), // internal
    accountNo: integer('account_no').notNull().default(1), // internal; raised when the provider has closed one
    status: text('status', { enum: ['pending', 'active', 'restricted', 'rejected'] })
      .notNull()
      .default('pending'), // personal
    bankRef: text('bank_ref'), // internal
    bankFingerprint: text('bank_fingerprint').notNull().default(''), // internal; identical for the same account
    bankName: text('bank_name').notNull().default(''), // personal
    bankLast4: text('bank_last4').notNull().default(''), // personal; we never store the whole number
    sortCodeEnd: text('sort_code_end').notNull().default(''), // personal
    holderName: text('holder_name').notNull().default(''), // personal
    bankCurrency: text('bank_currency').notNull().default(''), // personal
    requirements: text('requirements').array().notNull().default(sql`'{}'`), // personal
    waitsUntil: moment('waits_until'), // internal; after a change of bank details
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    uniqueIndex('payees_ref').on(table.accountRef),
    check('payees_status', sql`${table.status} in ('pending', 'active', 'restricted', 'rejected')`),
    check('payees_last4', sql`length(${table.bankLast4}) <= 4 and length(${table.sortCodeEnd}) <= 2`),
  ],
)

/** A payee's share of one payment. It is owed from its creation, in every state. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(), // internal
    payeeId: uuid('payee_id').notNull(), // internal
    role: text('role', { enum: ['talent', 'agent'] }).notNull(), // internal
    payableId: uuid('payable_id')
      .notNull()
      .references(() => payables.id), // internal
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id), // internal
    subjectId: uuid('subject_id').notNull(), // internal; the deal
    title: text('title').notNull(), // business
    amount: integer('amount').notNull(), // business; the amount to send or sent
    netted: integer('netted').notNull().default(0), // business; deducted for what the payee owed us
    takenBack: integer('taken_back').notNull().default(0), // business; refunded before it was sent
    toReverse: integer('to_reverse').notNull().default(0), // business; to be reversed because of refunds after it was sent
    owing: integer('owing').notNull().default(0), // business; could not be reversed and is deducted from later shares
    reversed: integer('reversed').notNull().default(0), // business
    currency: text('currency', { enum: currencies }).notNull(), // business
    status: status(payoutLifecycle), // business
    version: version(), // internal
    resumeStatus: text('resume_status'), // internal
    holdReason: text('hold_reason', {
      enum: [
        'onboarding',
        'unclaimed',
        'restricted',
        'bank_change',
        'dispute',
        'suspended',
        'decision',
        'case_open',
      ],
    }), // business
    attempt: integer('attempt').notNull().default(0), // internal; transfers requested
    isSending: boolean('is_sending').notNull().default(false), // internal; a transfer is requested and not answered yet
    transferRef: text('transfer_ref'), // internal
    bankRef: text('bank_ref'), // internal; the provider's payout to the bank
    returnReason: text('return_reason').notNull().default(''), // business; the bank’s, of the last return
    arrivesBy: moment('arrives_by'), // business
    createdAt: createdAt(), // internal
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(payoutLifecycle, table.status),
    // Prevents two transfers of one share (payments, section 4.5 invariant 8).
    uniqueIndex('payouts_once').on(table.payableId, table.payeeId, table.role),
    uniqueIndex('payouts_transfer').on(table.transferRef),
    index('payouts_payee').on(table.payeeId, table.createdAt, table.id),
    index('payouts_all').on(table.createdAt, table.id),
    index('payouts_by_status').on(table.status, table.createdAt, table.id),
    index('payouts_waiting').on(table.payeeId).where(sql`status in ('scheduled', 'on_hold')`),
    check('payouts_reason', sql`${table.holdReason} in (${sql.raw(reasons.join(', '))})`),
    check('payouts_amount', sql`${table.amount} >= 0 and ${table.reversed} <= ${table.amount}`),
  ],
)
