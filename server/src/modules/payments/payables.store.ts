import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { openPayment, type PaymentRow } from './payments.store.ts'
import { payables, payments } from './payments.tables.ts'

export type Payable = typeof payables.$inferSelect

/** A payable with its open payment: the one that holds its amount or may still come to hold it. */
export interface PayableWithPayment {
  payable: Payable
  payment: PaymentRow | null
}

const insertPayable = queuedWrite((on, values: typeof payables.$inferInsert) =>
  on.insert(payables).values(values),
)

/** Queues a new payable. Its subject is locked and has no payable with this part. */
export async function addPayable({ createdAt, updatedAt, ...values }: Payable): Promise<void> {
  await insertPayable(values)
}

const lockOfSubject = compiled((on, input: { subjectId: string }) =>
  on
    .select()
    .from(payables)
    .where(eq(payables.subjectId, input.subjectId))
    .orderBy(payables.part)
    .for('update'),
)

const lockPaymentsOfSubject = compiled((on, input: { subjectId: string }) =>
  on
    .select()
    .from(payments)
    .where(
      and(
        inArray(
          payments.payableId,
          on.select({ id: payables.id }).from(payables).where(eq(payables.subjectId, input.subjectId)),
        ),
        inArray(payments.status, [...openPayment]),
      ),
    )
    .for('update'),
)

/**
 * Locks the payables of a subject, in the order of their parts, and their open payments. The caller locks the
 * subject first; all statements may be sent together.
 */
export async function lockPayablesOf(subjectId: string): Promise<PayableWithPayment[]> {
  const [rows, open] = await Promise.all([lockOfSubject({ subjectId }), lockPaymentsOfSubject({ subjectId })])
  return rows.map((payable) => ({
    payable,
    payment: open.find(({ payableId }) => payableId === payable.id) ?? null,
  }))
}

export async function updatePayable(
  id: string,
  changes: Partial<typeof payables.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(payables).set(changes).where(eq(payables.id, id)))
}

export async function loadPayable(id: string): Promise<Payable | undefined> {
  const [row] = await db().select().from(payables).where(eq(payables.id, id))
  return row
}

export async function loadOwnPayable(id: string, payerId: string): Promise<Payable | undefined> {
  const [row] = await db()
    .select()
    .from(payables)
    .where(and(eq(payables.id, id), eq(payables.payerId, payerId)))
  return row
}

export async function lockPayable(id: string): Promise<Payable | undefined> {
  const [row] = await db().select().from(payables).where(eq(payables.id, id)).for('update')
  return row
}

const findOfSubjects = compiled((on, input: { ids: string[] }) =>
  on.select().from(payables).where(sql`${payables.subjectId} = any(${input.ids})`).orderBy(payables.part),
)

/** Lists the payables of these subjects in the order of their parts. */
export async function listPayablesOf(subjectIds: string[]): Promise<Payable[]> {
  return subjectIds.length === 0 ? [] : findOfSubjects({ ids: subjectIds })
}

/** Lists a payer's payables, newest first; one row more than the limit. */
export async function listPayables(
  payerId: string,
  filter: { subjectId?: string | undefined },
  page: { cursor?: string | undefined; limit: number },
): Promise<Payable[]> {
  return db()
    .select()
    .from(payables)
    .where(
      and(
        eq(payables.payerId, payerId),
        filter.subjectId ? eq(payables.subjectId, filter.subjectId) : undefined,
        afterCursor([payables.createdAt, payables.id], decodePageCursor(page.cursor)),
      ),
    )
    .orderBy(desc(payables.createdAt), desc(payables.id))
    .limit(page.limit + 1)
}

/** Returns whether money of this payer is held on a card or a payment waits for a confirmation. */
export async function hasOpenPayables(payerId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: payables.id })
    .from(payables)
    .where(and(eq(payables.payerId, payerId), inArray(payables.status, ['action_required', 'authorised'])))
    .limit(1)
  return rows.length > 0
}

/** Counts a talent’s disputed payments: their shares come back when the dispute is won. */
export async function countDisputedOf(
  talentIds: readonly string[],
): Promise<{ talentId: string; count: number }[]> {
  if (talentIds.length === 0) return []
  return db()
    .select({ talentId: payables.payeeId, count: count() })
    .from(payables)
    .innerJoin(payments, eq(payments.payableId, payables.id))
    .where(and(inArray(payables.payeeId, [...talentIds]), eq(payments.status, 'charged_back')))
    .groupBy(payables.payeeId)
}

/**
 * Returns whether money of this brand, talent or agency may still move without them: a disputed payment, or a
 * failed refund that is owed to the brand.
 */
export async function hasUnsettledPayments(partyId: string): Promise<boolean> {
  const isParty = or(
    eq(payables.payerId, partyId),
    eq(payables.payeeId, partyId),
    eq(payables.agencyId, partyId),
  )
  const isOwed = and(eq(payables.payerId, partyId), gt(payments.refundDue, 0))
  const rows = await db()
    .select({ id: payments.id })
    .from(payables)
    .innerJoin(payments, eq(payments.payableId, payables.id))
    .where(or(and(isParty, eq(payments.status, 'charged_back')), isOwed))
    .limit(1)
  return rows.length > 0
}
