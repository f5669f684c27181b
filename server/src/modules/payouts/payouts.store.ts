import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { payees, payouts } from './payouts.tables.ts'

export type Payee = typeof payees.$inferSelect
export type PayoutRow = typeof payouts.$inferSelect
export type PayoutChanges = Partial<typeof payouts.$inferInsert>

export async function loadPayee(id: string): Promise<Payee | undefined> {
  const [row] = await db().select().from(payees).where(eq(payees.id, id))
  return row
}

export async function lockPayee(id: string): Promise<Payee | undefined> {
  const [row] = await db().select().from(payees).where(eq(payees.id, id)).for('update')
  return row
}

export async function findPayeeByAccount(accountRef: string): Promise<Payee | undefined> {
  const [row] = await db().select().from(payees).where(eq(payees.accountRef, accountRef))
  return row
}

export async function lockPayeeByAccount(accountRef: string): Promise<Payee | undefined> {
  const [row] = await db().select().from(payees).where(eq(payees.accountRef, accountRef)).for('update')
  return row
}

export async function createPayee(id: string): Promise<void> {
  await queueWrite(db().insert(payees).values({ id }).onConflictDoNothing())
}

export async function updatePayee(id: string, changes: Partial<typeof payees.$inferInsert>): Promise<void> {
  await queueWrite(db().update(payees).set(changes).where(eq(payees.id, id)))
}

/** Creates a share; undefined when it exists already. */
export async function createPayout(values: typeof payouts.$inferInsert): Promise<PayoutRow | undefined> {
  const [row] = await db().insert(payouts).values(values).onConflictDoNothing().returning()
  return row
}

export async function lockPayout(id: string): Promise<PayoutRow | undefined> {
  const [row] = await db().select().from(payouts).where(eq(payouts.id, id)).for('update')
  return row
}

export async function loadPayout(id: string): Promise<PayoutRow | undefined> {
  const [row] = await db().select().from(payouts).where(eq(payouts.id, id))
  return row
}

export async function updatePayout(id: string, changes: PayoutChanges): Promise<void> {
  await queueWrite(db().update(payouts).set(changes).where(eq(payouts.id, id)))
}

/** Locks and returns the shares of a payable: the talent's first, in the order of their creation. */
export async function lockPayoutsOf(payableId: string): Promise<PayoutRow[]> {
  return db()
    .select()
    .from(payouts)
    .where(eq(payouts.payableId, payableId))
    .orderBy(desc(payouts.role), asc(payouts.id))
    .for('update')
}

export async function listPayoutsOf(payableId: string): Promise<PayoutRow[]> {
  return db().select().from(payouts).where(eq(payouts.payableId, payableId)).orderBy(asc(payouts.id))
}

/** Lists a payee's shares that were not sent yet. */
export async function listHeldPayoutIds(payeeId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.payeeId, payeeId), inArray(payouts.status, ['scheduled', 'on_hold'])))
    .orderBy(asc(payouts.id))
  return rows.map((row) => row.id)
}

/** States in which a share is still to arrive: not sent yet, or returned by the bank. */
const pendingStates = ['scheduled', 'on_hold', 'failed'] as const satisfies PayoutRow['status'][]

/** Counts shares that are still to arrive, by talent. */
export async function countPendingPayoutsOf(
  talentIds: readonly string[],
): Promise<{ talentId: string; count: number }[]> {
  if (talentIds.length === 0) return []
  return db()
    .select({ talentId: payouts.payeeId, count: count() })
    .from(payouts)
    .where(and(inArray(payouts.payeeId, [...talentIds]), inArray(payouts.status, [...pendingStates])))
    .groupBy(payouts.payeeId)
}

export async function findPayoutsByTransfer(transferRefs: string[]): Promise<string[]> {
  if (transferRefs.length === 0) return []
  const rows = await db()
    .select({ id: payouts.id })
    .from(payouts)
    .where(inArray(payouts.transferRef, transferRefs))
    .orderBy(asc(payouts.id))
  return rows.map((row) => row.id)
}

/** Lists a payee's shares, newest first; one row more than the limit. */
export async function listPayouts(
  payeeId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<PayoutRow[]> {
  return db()
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.payeeId, payeeId),
        afterCursor([payouts.createdAt, payouts.id], decodePageCursor(page.cursor)),
      ),
    )
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(page.limit + 1)
}

/** Sums sent and waiting shares by currency and state, minus reversals. */
export async function sumPayouts(
  payeeId: string,
): Promise<{ currency: PayoutRow['currency']; status: PayoutRow['status']; sum: number }[]> {
  const rows = await db()
    .select({
      currency: payouts.currency,
      status: payouts.status,
      sum: sql<string>`sum(${payouts.amount} - ${payouts.reversed})`,
    })
    .from(payouts)
    .where(eq(payouts.payeeId, payeeId))
    .groupBy(payouts.currency, payouts.status)
  return rows.map((row) => ({ ...row, sum: Number(row.sum) }))
}

/** Sums sent shares by month for the last twelve months. */
export async function sumPayoutsByMonth(
  payeeId: string,
): Promise<{ month: string; currency: PayoutRow['currency']; paid: number }[]> {
  const month = sql<string>`to_char(${payouts.updatedAt} at time zone 'Europe/London', 'YYYY-MM')`
  const rows = await db()
    .select({
      month,
      currency: payouts.currency,
      sum: sql<string>`sum(${payouts.amount} - ${payouts.reversed})`,
    })
    .from(payouts)
    .where(
      and(
        eq(payouts.payeeId, payeeId),
        inArray(payouts.status, ['in_transit', 'paid']),
        sql`${payouts.updatedAt} > now() - interval '12 months'`,
      ),
    )
    .groupBy(month, payouts.currency)
    .orderBy(month)
  return rows.map(({ sum, ...row }) => ({ ...row, paid: Number(sum) }))
}

/** Locks and lists what a payee still owes us in one currency, share by share, oldest first. */
export async function lockSharesOwedByPayee(
  payeeId: string,
  currency: PayoutRow['currency'],
): Promise<{ id: string; owing: number }[]> {
  return db()
    .select({ id: payouts.id, owing: payouts.owing })
    .from(payouts)
    .where(and(eq(payouts.payeeId, payeeId), eq(payouts.currency, currency), sql`${payouts.owing} > 0`))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .for('update')
}

/** Lists accounts whose bank payout should have been reported: sent more than three days ago. */
export async function listOverdueBankPayouts(): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ accountRef: payees.accountRef })
    .from(payouts)
    .innerJoin(payees, eq(payees.id, payouts.payeeId))
    .where(and(eq(payouts.status, 'in_transit'), sql`${payouts.updatedAt} < now() - interval '3 days'`))
    .limit(20)
  return rows.flatMap((row) => row.accountRef ?? [])
}

/** Returns whether this payee has shares that are still to arrive. */
export async function hasPendingPayouts(payeeId: string): Promise<boolean> {
  return (await countPendingPayoutsOf([payeeId])).length > 0
}
