import { currencies } from '@marquee/contract/rules/currency'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { accountKinds } from './accounts.ts'

/**
 * Accounts of the ledger, each in one currency. Rows never change. The comment behind a column is its data
 * class.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
    code: text('code').notNull(), // business; personal by reference where it names a payee
    currency: text('currency', { enum: currencies }).notNull(), // business
    kind: text('kind', { enum: accountKinds }).notNull(), // internal
  },
  (table) => [
    uniqueIndex('ledger_accounts_code').on(table.code),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    check('ledger_accounts_kind', sql`${table.kind} in ('asset', 'liability', 'income', 'expense')`),
    check('ledger_accounts_code_ends', sql`${table.code} like '%:' || ${table.currency}`),
  ],
)

/** The last result of each check of the ledger. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: uuid('id').primaryKey(), // internal; the same for the same check
  name: text('name').notNull(), // internal
  holds: boolean('holds').notNull(), // internal
  detail: text('detail').notNull(), // business
  /** Holds, but needs attention. */
  alert: boolean('alert').notNull(), // internal
  /** When it last began to hold or to fail. */
  changedAt: moment('changed_at').notNull(), // internal
  checkedAt: moment('checked_at').notNull(), // internal
})

/** One fact about money, booked once. Append-only: an error is corrected by a journal that reverses it. */
export const journals = pgTable(
  'journals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), // internal
    factKey: text('fact_key').notNull(), // internal; the business fact, such as capture:pi_x
    kind: text('kind').notNull(), // internal
    occurredAt: moment('occurred_at').notNull(), // business
    subject: uuid('subject'), // internal; the object it is about, unknown to this module
    providerTxn: text('provider_txn'), // internal; the provider's balance transaction
    memo: text('memo').notNull().default(''), // business
    reversesId: bigint('reverses_id', { mode: 'number' }).references((): AnyPgColumn => journals.id), // internal
    recordedAt: moment('recorded_at').notNull().defaultNow(), // internal
  },
  (table) => [
    uniqueIndex('journals_fact').on(table.factKey),
    uniqueIndex('journals_provider_txn').on(table.providerTxn),
    uniqueIndex('journals_reversed_once').on(table.reversesId),
    index('journals_subject').on(table.subject, table.id),
  ],
)

/**
 * The lines of a journal, in minor units: debit positive, credit negative. They sum to zero per currency.
 * Append-only.
 */
export const postings = pgTable(
  'postings',
  {
    journalId: bigint('journal_id', { mode: 'number' })
      .notNull()
      .references(() => journals.id), // internal
    no: integer('no').notNull(), // internal
    accountId: bigint('account_id', { mode: 'number' }).notNull(), // internal
    amount: bigint('amount', { mode: 'number' }).notNull(), // business
    currency: text('currency', { enum: currencies }).notNull(), // business
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.no] }),
    // A line has its account's currency.
    foreignKey({
      name: 'postings_account',
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    check('postings_amount', sql`${table.amount} <> 0`),
    index('postings_of_account').on(table.accountId, table.journalId),
  ],
)

/** The sum of an account's postings, updated in the same transaction; `ledger:verify` recomputes it. */
export const ledgerBalances = pgTable('ledger_balances', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => ledgerAccounts.id), // internal
  amount: bigint('amount', { mode: 'number' }).notNull(), // business
})
