import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { type AccountCode, accountOf } from './accounts.ts'
import { journals, ledgerAccounts, ledgerBalances, postings } from './ledger.tables.ts'

export type Journal = typeof journals.$inferSelect
export type NewJournal = typeof journals.$inferInsert
export interface Line {
  account: AccountCode
  /** Minor units: debit positive, credit negative. */
  amount: number
}
interface BookedLine {
  account: string
  amount: number
}

/** Creates the head of a journal; undefined when its fact or its provider transaction is booked already. */
export async function createJournal(values: NewJournal): Promise<Journal | undefined> {
  const [row] = await db().insert(journals).values(values).onConflictDoNothing().returning()
  return row
}

export async function findJournal(factKey: string): Promise<Journal | undefined> {
  const [row] = await db().select().from(journals).where(eq(journals.factKey, factKey))
  return row
}

/** Returns the lines of a journal, in their order. */
export async function linesOf(journalId: number): Promise<BookedLine[]> {
  return db()
    .select({ account: ledgerAccounts.code, amount: postings.amount })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(postings.journalId, journalId))
    .orderBy(asc(postings.no))
}

/**
 * Opens new accounts and returns the ids of all. In the order of their codes, so that two bookings never
 * deadlock.
 */
export async function openAccounts(codes: readonly AccountCode[]): Promise<Map<string, number>> {
  const known = await accountIds(codes)
  const missing = codes.filter((code) => !known.has(code)).sort()
  if (missing.length === 0) return known
  await queueWrite(
    db()
      .insert(ledgerAccounts)
      .values(missing.map(accountOf))
      .onConflictDoNothing({ target: ledgerAccounts.code }),
  )
  return accountIds(codes)
}

/** Writes the lines of a journal and updates the balances, lowest account first for the same reason. */
export async function createPostings(
  journalId: number,
  lines: readonly { accountId: number; amount: number; currency: string }[],
): Promise<void> {
  const rows = JSON.stringify(
    lines.map((line, index) => ({
      no: index + 1,
      account_id: line.accountId,
      amount: line.amount,
      currency: line.currency,
    })),
  )
  await queueWrite(
    db().execute(sql`
    insert into ${postings} (journal_id, no, account_id, amount, currency)
    select ${journalId}::bigint, g.no, g.account_id, g.amount, g.currency
    from jsonb_to_recordset(${rows}::jsonb) as g(no int, account_id bigint, amount bigint, currency text)`),
  )
  await queueWrite(
    db().execute(sql`
    insert into ${ledgerBalances} (account_id, amount)
    select g.account_id, sum(g.amount) from jsonb_to_recordset(${rows}::jsonb) as g(account_id bigint, amount bigint)
    group by g.account_id order by g.account_id
    on conflict (account_id) do update set amount = ${ledgerBalances}.amount + excluded.amount`),
  )
}

/** Loads balances by code; unused accounts are missing. */
export async function loadBalances(
  codes: readonly AccountCode[],
): Promise<{ code: string; amount: number }[]> {
  if (codes.length === 0) return []
  return db()
    .select({ code: ledgerAccounts.code, amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerBalances.accountId))
    .where(inArray(ledgerAccounts.code, [...codes]))
}

/** Locks and returns the balance of an account; undefined for an unused one. */
export async function lockBalance(code: AccountCode): Promise<number | undefined> {
  const [row] = await db()
    .select({ amount: ledgerBalances.amount })
    .from(ledgerBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerBalances.accountId))
    .where(eq(ledgerAccounts.code, code))
    .for('update', { of: ledgerBalances })
  return row?.amount
}

/** Sums all balances of one family in one currency, such as everything held. */
export async function sumFamily(family: string, currency: string): Promise<number> {
  const [row] = await db()
    .select({ total: sql<string>`coalesce(sum(${ledgerBalances.amount}), 0)` })
    .from(ledgerBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerBalances.accountId))
    .where(and(like(ledgerAccounts.code, `${family}:%`), eq(ledgerAccounts.currency, sql`${currency}`)))
  return Number(row?.total ?? 0)
}

/** Sums the journals about one subject, by account. */
export async function sumSubject(subject: string): Promise<{ code: string; amount: number }[]> {
  const rows = await db()
    .select({ code: ledgerAccounts.code, amount: sql<string>`sum(${postings.amount})` })
    .from(journals)
    .innerJoin(postings, eq(postings.journalId, journals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(journals.subject, subject))
    .groupBy(ledgerAccounts.code)
    .orderBy(ledgerAccounts.code)
  return rows.map((row) => ({ code: row.code, amount: Number(row.amount) }))
}

async function accountIds(codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: ledgerAccounts.id, code: ledgerAccounts.code })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.code, [...codes]))
  return new Map(rows.map((row) => [row.code, row.id]))
}
