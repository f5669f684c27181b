import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { payables } from './payments.tables.ts'

export type Payable = typeof payables.$inferSelect

/** Adds a payable; the one of the same subject and part when it is there already. */
export async function createPayable(values: typeof payables.$inferInsert): Promise<Payable> {
  const [added] = await db().insert(payables).values(values).onConflictDoNothing().returning()
  if (added) return added
  const { subject, subjectId, part } = values
  const [known] = await db()
    .select()
    .from(payables)
    .where(and(eq(payables.subject, subject), eq(payables.subjectId, subjectId), eq(payables.part, part)))
  if (!known) throw new Error('The payable vanished')
  return known
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

const findOfSubjects = compiled((on, given: { ids: string[] }) =>
  on.select().from(payables).where(sql`${payables.subjectId} = any(${given.ids})`).orderBy(payables.part),
)

/** The payables of these subjects, in the order of their parts. */
export async function payablesOf(subjectIds: string[]): Promise<Payable[]> {
  return subjectIds.length === 0 ? [] : findOfSubjects({ ids: subjectIds })
}

/** A payer's payables, newest first; one row more than asked. */
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

/** Whether money of this payer is held on a card or by us for anything unfinished. */
export async function hasOpenPayables(payerId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: payables.id })
    .from(payables)
    .where(and(eq(payables.payerId, payerId), inArray(payables.status, ['action_required', 'authorised'])))
    .limit(1)
  return rows.length > 0
}
