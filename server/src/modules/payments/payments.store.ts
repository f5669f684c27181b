import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { cards } from '../cards/cards.tables.ts'
import { chargebacks, payables, payments, refunds } from './payments.tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type PaymentChanges = Partial<typeof payments.$inferInsert>
export type RefundRow = typeof refunds.$inferSelect
export type Chargeback = typeof chargebacks.$inferSelect

/** States in which a payment is a hold or may become one. */
export const openPayment = [
  'requires_payment',
  'requires_action',
  'authorised',
  'failed',
] as const satisfies PaymentRow['status'][]

export async function createPayment(values: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await db().insert(payments).values(values).returning()
  if (!row) throw new Error('The payment was not written')
  return row
}

export async function updatePayment(id: string, changes: PaymentChanges): Promise<void> {
  await queueWrite(db().update(payments).set(changes).where(eq(payments.id, id)))
}

export async function loadPayment(id: string): Promise<PaymentRow | undefined> {
  const [row] = await db().select().from(payments).where(eq(payments.id, id))
  return row
}

export async function lockPayment(id: string): Promise<PaymentRow | undefined> {
  const [row] = await db().select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

export async function findPaymentByIntent(intentRef: string): Promise<PaymentRow | undefined> {
  const [row] = await db().select().from(payments).where(eq(payments.intentRef, intentRef))
  return row
}

/** Locks and returns the payment of a payable that is a hold or may become one. */
export async function lockOpenPayment(payableId: string): Promise<PaymentRow | undefined> {
  const [row] = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.payableId, payableId), inArray(payments.status, [...openPayment])))
    .for('update')
  return row
}

/** Returns the last payment of a payable, which decides. */
export async function findLastPayment(payableId: string): Promise<PaymentRow | undefined> {
  const [row] = await db()
    .select()
    .from(payments)
    .where(eq(payments.payableId, payableId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return row
}

const listOfSubject = compiled((on, { subjectId }: { subjectId: string }) =>
  on
    .select()
    .from(payments)
    .where(
      sql`${payments.payableId} = any(array(
        select ${payables.id} from ${payables} where ${payables.subjectId} = ${subjectId}))`,
    )
    .orderBy(asc(payments.createdAt), asc(payments.id)),
)

/** Lists the payments of all payables of a subject, oldest first. */
export async function listPaymentsOfSubject(subjectId: string): Promise<PaymentRow[]> {
  return listOfSubject({ subjectId })
}

/** Lists the payments of payables with their cards, oldest first. */
export async function listPaymentsWithCards(payableIds: string[]) {
  return payableIds.length === 0
    ? []
    : db()
        .select({ payment: payments, card: { brand: cards.brand, last4: cards.last4 } })
        .from(payments)
        .leftJoin(cards, eq(cards.id, payments.cardId))
        .where(inArray(payments.payableId, payableIds))
        .orderBy(asc(payments.createdAt), asc(payments.id))
}

/** Returns whether an open payment uses the card. */
export async function isCardHeld(cardId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.cardId, cardId), inArray(payments.status, ['requires_action', 'authorised'])))
    .limit(1)
  return rows.length > 0
}

/** Lists payments that have waited for the provider since before `before`, oldest first. */
export async function listUnfinished(before: Date, limit: number): Promise<PaymentRow[]> {
  return db()
    .select()
    .from(payments)
    .where(
      and(inArray(payments.status, ['requires_payment', 'requires_action']), lte(payments.updatedAt, before)),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(limit)
}

export async function createRefund(values: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [row] = await db().insert(refunds).values(values).returning()
  if (!row) throw new Error('The refund was not written')
  return row
}

export async function lockRefund(id: string): Promise<RefundRow | undefined> {
  const [row] = await db().select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
}

export async function loadRefund(id: string): Promise<RefundRow | undefined> {
  const [row] = await db().select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function findRefundByRef(refundRef: string): Promise<RefundRow | undefined> {
  const [row] = await db().select().from(refunds).where(eq(refunds.refundRef, refundRef))
  return row
}

export async function updateRefund(id: string, changes: Partial<typeof refunds.$inferInsert>): Promise<void> {
  await queueWrite(db().update(refunds).set(changes).where(eq(refunds.id, id)))
}

export async function listRefunds(paymentIds: string[]): Promise<RefundRow[]> {
  return paymentIds.length === 0
    ? []
    : db()
        .select()
        .from(refunds)
        .where(inArray(refunds.paymentId, paymentIds))
        .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** Returns the amount of a payment that is being refunded, in minor units. */
export async function sumPendingRefunds(paymentId: string): Promise<number> {
  const [row] = await db()
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'pending')))
  return Number(row?.sum ?? 0)
}

/** Creates the row of a bank's dispute, or returns the existing one; locked. */
export async function lockChargeback(
  values: typeof chargebacks.$inferInsert,
): Promise<{ row: Chargeback; isNew: boolean }> {
  const [added] = await db().insert(chargebacks).values(values).onConflictDoNothing().returning()
  if (added) return { row: added, isNew: true }
  const [known] = await db()
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.disputeRef, values.disputeRef))
    .for('update')
  if (!known) throw new Error('The dispute vanished')
  return { row: known, isNew: false }
}

export async function updateChargeback(id: string, status: Chargeback['status']): Promise<void> {
  await queueWrite(db().update(chargebacks).set({ status }).where(eq(chargebacks.id, id)))
}

/** Returns the newest dispute about a payment. */
export async function findLastChargeback(paymentId: string): Promise<Chargeback | undefined> {
  const [row] = await db()
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.paymentId, paymentId))
    .orderBy(desc(chargebacks.createdAt))
    .limit(1)
  return row
}
