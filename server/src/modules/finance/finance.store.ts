import type { UserMoney } from '@marquee/contract/calls/finance'
import { invoiceKinds } from '@marquee/contract/calls/invoices'
import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { ledgerFamilyNames } from '@marquee/contract/rules/ledger-families'
import { type AnyColumn, and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'
import { literal } from '../../platform/database/literal.ts'
import { afterCursor, type CursorPosition } from '../../platform/database/pagination.ts'
import { deals } from '../deals/deals.tables.ts'
import { documents } from '../invoices/invoices.tables.ts'
import { ledgerAccounts, ledgerBalances, ledgerChecks } from '../ledger/ledger.tables.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { chargebacks, payables, payments, refunds } from '../payments/payments.tables.ts'
import { payees, payouts } from '../payouts/payouts.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { partyName } from './party-name.store.ts'

/** Which rows of a list are shown. Without a status, all; `until` is exclusive. */
interface MovementFilter<Status> {
  status?: Status | undefined
  from?: Date | undefined
  until?: Date | undefined
}
interface MovementPage {
  position: CursorPosition
  limit: number
}

const familyRow = z.object({ family: z.enum(ledgerFamilyNames), amount: z.coerce.number() })

/** Sums the balances of the ledger by currency and family, in minor units; debit positive. */
export async function sumBalances() {
  const family = sql<string>`split_part(${ledgerAccounts.code}, ':', 1)`
  const rows = await db()
    .select({
      currency: ledgerAccounts.currency,
      family,
      amount: sql<string>`sum(${ledgerBalances.amount})`,
    })
    .from(ledgerBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerBalances.accountId))
    .groupBy(ledgerAccounts.currency, family)
  return rows.map((row) => ({ currency: row.currency, ...familyRow.parse(row) }))
}
export type BalanceRow = Awaited<ReturnType<typeof sumBalances>>[number]

/** Lists the last result of each check of the ledger; failed ones come first. */
export async function listChecks() {
  return db()
    .select()
    .from(ledgerChecks)
    .orderBy(ledgerChecks.holds, desc(ledgerChecks.alert), ledgerChecks.name)
}

/** Sums what brands' documents say, by month of the tax point in UTC, country and currency; newest first. */
export async function sumVat() {
  const month = sql<string>`to_char(${documents.taxPoint} at time zone 'UTC', 'YYYY-MM')`
  const country = sql<string>`coalesce(${documents.recipient} ->> 'country', '')`
  const sum = (column: AnyColumn) =>
    sql<string>`sum(case when ${documents.kind} = 'credit_note' then -${column} else ${column} end)`
  const rows = await db()
    .select({
      month,
      country,
      currency: documents.currency,
      documents: sql<string>`count(*)`,
      net: sum(documents.net),
      tax: sum(documents.tax),
      gross: sum(documents.gross),
      taxGbp: sum(documents.vatGbp),
    })
    .from(documents)
    .where(inArray(documents.kind, [...invoiceKinds]))
    .groupBy(month, country, documents.currency)
    .orderBy(desc(month), country, documents.currency)
  return rows.map(({ month, country, currency, ...sums }) => ({ month, country, currency, ...numbers(sums) }))
}

function numbers<Key extends string>(texts: Record<Key, string>): Record<Key, number>
function numbers(texts: Record<string, string>): Record<string, number> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, Number(text)]))
}

/** What every movement names besides its own columns. */
const about = {
  title: payables.title,
  currency: sql<Currency>`${payables.currency}`,
  brandId: payables.payerId,
  brandName: partyName(sql`${payables.payerId}`),
  dealId: deals.id,
}
const payeeOfPayable = { payeeId: payables.payeeId, payeeName: partyName(sql`${payables.payeeId}`) }

/** The condition and the order of a list of movements, newest first. */
function within<Status extends string>(
  table: { id: AnyColumn; createdAt: AnyColumn; status: AnyColumn },
  { status, from, until }: MovementFilter<Status>,
  position: CursorPosition,
) {
  return and(
    status ? sql`${table.status} = ${literal(status)}` : undefined,
    from ? gte(table.createdAt, from) : undefined,
    until ? lt(table.createdAt, until) : undefined,
    afterCursor([table.createdAt, table.id], position),
  )
}

/** Lists payments of brands, newest first; one row more than `limit`. */
export async function listPayments(
  filter: MovementFilter<(typeof payments.$inferSelect)['status']>,
  { position, limit }: MovementPage,
) {
  return db()
    .select({ row: payments, ...about, ...payeeOfPayable })
    .from(payments)
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .leftJoin(deals, eq(deals.offerId, payables.subjectId))
    .where(within(payments, filter, position))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit + 1)
}

/** Lists payouts to talents and agencies, newest first; one row more than `limit`. */
export async function listPayouts(
  filter: MovementFilter<(typeof payouts.$inferSelect)['status']>,
  { position, limit }: MovementPage,
) {
  return db()
    .select({
      row: payouts,
      ...about,
      payeeId: payouts.payeeId,
      payeeName: partyName(sql`${payouts.payeeId}`),
    })
    .from(payouts)
    .innerJoin(payables, eq(payables.id, payouts.payableId))
    .leftJoin(deals, eq(deals.offerId, payables.subjectId))
    .where(within(payouts, filter, position))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit + 1)
}

/** Lists refunds to brands, newest first; one row more than `limit`. */
export async function listRefunds(
  filter: MovementFilter<(typeof refunds.$inferSelect)['status']>,
  { position, limit }: MovementPage,
) {
  return db()
    .select({ row: refunds, ...about, ...payeeOfPayable })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .leftJoin(deals, eq(deals.offerId, payables.subjectId))
    .where(within(refunds, filter, position))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(limit + 1)
}

/** Lists payments that banks dispute, newest first; one row more than `limit`. */
export async function listBankDisputes(
  filter: MovementFilter<(typeof chargebacks.$inferSelect)['status']>,
  { position, limit }: MovementPage,
) {
  return db()
    .select({ row: chargebacks, ...about, ...payeeOfPayable })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .leftJoin(deals, eq(deals.offerId, payables.subjectId))
    .where(within(chargebacks, filter, position))
    .orderBy(desc(chargebacks.createdAt), desc(chargebacks.id))
    .limit(limit + 1)
}

/** Sums what a user has paid and earned, by currency, in minor units. */
export async function sumUserMoney(userId: string): Promise<UserMoney['amounts']> {
  const { rows } = await db().execute(sql`
    select currency, sum(paid) as paid, sum(refunded) as refunded, sum(held) as held, sum(earned) as earned,
      sum(waiting) as waiting, sum(owing) as owing
    from (
      select currency, captured as paid, refunded, case when status = 'authorised' then amount else 0 end as held,
        0 as earned, 0 as waiting, 0 as owing
      from payments where payer_id = ${userId}::uuid
      union all
      select currency, 0, 0, 0, case when status in ('in_transit', 'paid') then amount - reversed else 0 end,
        case when status in ('scheduled', 'on_hold', 'failed') then amount - reversed else 0 end, owing
      from payouts where payee_id = ${userId}::uuid
    ) money group by currency order by currency`)
  return amountRow.array().parse(rows)
}

const sum = z.coerce.number()
const amountRow = z.object({
  currency: z.enum(currencies),
  paid: sum,
  refunded: sum,
  held: sum,
  earned: sum,
  waiting: sum,
  owing: sum,
})

/** Returns the state of a payee’s account at the provider, or null without one. */
export async function findBankStatus(userId: string): Promise<UserMoney['bank']> {
  const [row] = await db().select({ status: payees.status }).from(payees).where(eq(payees.id, userId))
  return row?.status ?? null
}

/** Lists the mandates of a talent, of an agent’s agency or of an agency, newest first, at most 50. */
export async function listMandatesOf(userId: string): Promise<UserMoney['mandates']> {
  const rows = await db()
    .select({
      id: mandates.id,
      agency: partyName(sql`${mandates.agencyId}`),
      talent: sql<string>`coalesce(${partyName(sql`${mandates.talentId}`)}, '')`,
      talentId: mandates.talentId,
      accountId: talents.accountId,
      status: mandates.status,
      startsAt: mandates.startsAt,
      endsAt: mandates.endsAt,
    })
    .from(mandates)
    .leftJoin(talents, eq(talents.id, mandates.talentId))
    .where(
      or(
        eq(mandates.agencyId, userId),
        sql`${mandates.agencyId} = (select agency_id from agents where id = ${userId})`,
        eq(mandates.talentId, userId),
      ),
    )
    .orderBy(desc(mandates.createdAt), desc(mandates.id))
    .limit(50)
  return rows.map(({ talentId, accountId, ...row }) => ({ ...row, talentPage: pageOf(talentId, accountId) }))
}

function pageOf(
  talentId: string | null,
  accountId: string | null,
): UserMoney['mandates'][number]['talentPage'] {
  if (accountId) return { at: 'user', id: accountId }
  return talentId ? { at: 'managed_profile', id: talentId } : null
}
