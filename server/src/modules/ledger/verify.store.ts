import { type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { journalKinds } from './journals.ts'

/** Maximum number of reported violations per check. */
const MAX_VIOLATIONS = 20

/** Journal kinds with a subject, by their effect on its held funds. */
const movesHeld = ['captured', 'released', 'refunded', 'dispute_lost']
const needsSubject = [...movesHeld, 'transferred', 'refunded_after_release', 'dispute_lost_after_release']

/**
 * Lines with their journal. A correction counts as the kind of the journal it reverses; its lines are that
 * journal's lines reversed.
 */
const lines = sql`(
  select p.journal_id, j.fact_key, coalesce(o.kind, j.kind) as kind, j.subject, a.code, a.currency, p.amount
  from postings p
  join journals j on j.id = p.journal_id
  left join journals o on o.id = j.reverses_id
  join ledger_accounts a on a.id = p.account_id)`

/** Sums of each subject's money, as positive amounts. `claimed` was transferred and is owed to us again. */
const bySubject = sql`(
  select subject, currency,
    -coalesce(sum(amount) filter (where kind = 'captured' and (code like 'held:%' or code like 'vat:%')), 0) as captured,
    -coalesce(sum(amount) filter (where kind in ('refunded', 'refunded_after_release', 'refund_failed', 'refund_repeated')
      and code like 'stripe:%'), 0)
      - coalesce(sum(amount) filter (where kind in ('dispute_lost', 'dispute_lost_after_release') and code like 'dispute:%'), 0) as refunded,
    -coalesce(sum(amount) filter (where kind = 'transferred' and code like 'stripe:%'), 0) as transferred,
    coalesce(sum(amount) filter (where kind in ('refunded_after_release', 'dispute_lost_after_release') and code like 'recv:%'), 0) as claimed
  from ${lines} l where subject is not null group by subject, currency)`

/**
 * Finds journals that do not sum to zero in a currency, mix currencies with their accounts, or have no lines
 * (4.5, 1).
 */
export function findUnbalanced(): Promise<string[]> {
  return listViolations(sql`
    select 'journal ' || journal_id || ' is ' || sum(amount) || ' off in ' || currency as violation from postings
      group by journal_id, currency having sum(amount) <> 0
    union all select 'journal ' || p.journal_id || ' mixes currencies' from postings p
      join ledger_accounts a on a.id = p.account_id where a.currency <> p.currency
    union all select 'journal ' || j.id || ' has no lines' from journals j where not exists (select from postings p where p.journal_id = j.id)`)
}

/**
 * Finds accounts that were on the wrong side of zero at any time: held funds and payables in debit,
 * receivables in credit (4.5, 2).
 */
export function findOverdrawn(): Promise<string[]> {
  return listViolations(sql`
    select code || ' stood at ' || balance || ' after journal ' || journal_id as violation from (
      select a.code, p.journal_id, sum(p.amount) over (partition by p.account_id order by p.journal_id) as balance
      from postings p join ledger_accounts a on a.id = p.account_id
      where a.code like 'held:%' or a.code like 'pay:%' or a.code like 'recv:%') run
    where case when code like 'recv:%' then balance < 0 else balance > 0 end`)
}

/**
 * Finds held funds moved by a kind other than those that capture, release, refund or lose them, and journals
 * without a known kind or their subject (4.5, 2).
 */
export function findStray(): Promise<string[]> {
  return listViolations(sql`
    select fact_key || ' moves ' || code as violation from ${lines} l where code like 'held:%' and not kind = any(${sql.param(movesHeld)}::text[])
    union all select fact_key || ' is of the unknown kind ' || kind from journals where not kind = any(${sql.param([...journalKinds])}::text[])
    union all select fact_key || ' has no subject' from journals where subject is null and kind = any(${sql.param(needsSubject)}::text[])`)
}

/**
 * Finds subjects with more transferred, and not owed to us again, than was captured and not refunded (4.5,
 * 3).
 */
export function findTransferredTooMuch(): Promise<string[]> {
  return listViolations(sql`
    select subject || ': ' || transferred || ' transferred, ' || claimed || ' of it owed to us, of ' || captured || ' captured and '
      || refunded || ' refunded' as violation
    from ${bySubject} s where transferred > captured or transferred - claimed > captured - refunded`)
}

/** Finds subjects with more refunded or lost than was captured (4.5, 5). */
export function findRefundedTooMuch(): Promise<string[]> {
  return listViolations(sql`
    select subject || ': ' || refunded || ' refunded of ' || captured || ' captured in ' || currency as violation
    from ${bySubject} s where refunded > captured`)
}

/** Finds payees with more transferred for a subject than their share: a duplicate transfer (4.5, 8). */
export function findTransferredTwice(): Promise<string[]> {
  return listViolations(sql`
    select subject || ': ' || code || ' was sent ' || sum(amount) || ' more than it was owed' as violation
    from ${lines} l where code like 'pay:%' and subject is not null group by subject, code having sum(amount) > 0`)
}

/** Finds stored balances that differ from the sum of their postings. */
export function findWrongBalances(): Promise<string[]> {
  return listViolations(sql`
    select a.code || ' is kept as ' || coalesce(b.amount, 0) || ' and adds up to ' || coalesce(s.total, 0) as violation
    from ledger_accounts a
    left join ledger_balances b on b.account_id = a.id
    left join (select account_id, sum(amount) as total from postings group by account_id) s on s.account_id = a.id
    where coalesce(b.amount, 0) <> coalesce(s.total, 0)`)
}

/**
 * Sums all postings by family of accounts and currency; debit positive. An overdrawn liability counts as
 * zero, because money paid out in excess is not an asset.
 */
export async function sumFamilies(): Promise<{ family: string; currency: string; total: number }[]> {
  const found = await db().execute<{ family: string; currency: string; total: string }>(sql`
    select split_part(code, ':', 1) as family, currency, sum(case kind when 'liability' then least(total, 0) else total end) as total
    from (select a.code, a.currency, a.kind, sum(p.amount) as total
      from postings p join ledger_accounts a on a.id = p.account_id group by a.id) s
    group by 1, 2 order by 2, 1`)
  return found.rows.map((row) => ({ ...row, total: Number(row.total) }))
}

/** Sums booked tax by month of the fact, in UTC; positive when owed. */
export async function sumTaxByMonth(): Promise<{ month: string; currency: string; tax: number }[]> {
  const found = await db().execute<{ month: string; currency: string; tax: string }>(sql`
    select to_char(j.occurred_at at time zone 'UTC', 'YYYY-MM') as month, a.currency, -sum(p.amount) as tax
    from postings p join journals j on j.id = p.journal_id join ledger_accounts a on a.id = p.account_id
    where a.code like 'vat:%' group by 1, 2 order by 1, 2`)
  return found.rows.map((row) => ({ ...row, tax: Number(row.tax) }))
}

/**
 * Lists every provider transaction that a journal books. A fee's journal names it in its fact, `fee:txn_x`,
 * beside the journal of the charge.
 */
export async function listProviderTxns(): Promise<string[]> {
  const found = await db().execute<{ txn: string }>(sql`
    select provider_txn as txn from journals where provider_txn is not null
    union select substr(fact_key, 5) from journals where fact_key like 'fee:%'`)
  return found.rows.map((row) => row.txn)
}

async function listViolations(query: SQL): Promise<string[]> {
  const found = await db().execute<{ violation: string }>(sql`${query} limit ${MAX_VIOLATIONS}`)
  return found.rows.map((row) => row.violation)
}
