import { and, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { emailChanges } from './security.tables.ts'

/** Attempts for one code (reliability, section 5 T6). */
const MAX_ATTEMPTS = 5

export type EmailChange = typeof emailChanges.$inferSelect

/** Saves a change that waits for its code; it replaces another one of the account. */
export async function savePendingChange(values: typeof emailChanges.$inferInsert): Promise<void> {
  await deletePendingChange(values.accountId)
  await queueWrite(db().insert(emailChanges).values(values))
}

/** Finds the change that waits for its code. */
export async function findPendingChange(accountId: string, now: Date): Promise<EmailChange | undefined> {
  const [row] = await db()
    .select()
    .from(emailChanges)
    .where(and(isPending(accountId), gt(emailChanges.codeExpiresAt, now)))
  return row
}

/** Deletes the change that waits for its code; false without one. */
export async function deletePendingChange(accountId: string): Promise<boolean> {
  const rows = await db().delete(emailChanges).where(isPending(accountId)).returning({ id: emailChanges.id })
  return rows.length > 0
}

/**
 * Counts one attempt before the code is checked and returns the change; undefined without an attempt or a
 * valid code.
 */
export async function consumeChangeAttempt(accountId: string, now: Date): Promise<EmailChange | undefined> {
  const [row] = await db()
    .update(emailChanges)
    .set({ attempts: sql`${emailChanges.attempts} + 1` })
    .where(
      and(isPending(accountId), lt(emailChanges.attempts, MAX_ATTEMPTS), gt(emailChanges.codeExpiresAt, now)),
    )
    .returning()
  return row
}

/** Records that a change was made; false when another request was faster or the change was replaced. */
export async function completeChange(
  id: string,
  made: { changedAt: Date; undoHash: string; undoUntil: Date },
): Promise<boolean> {
  const rows = await db()
    .update(emailChanges)
    .set(made)
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.changedAt)))
    .returning({ id: emailChanges.id })
  return rows.length > 0
}

/** Finds the change that a link undoes. */
export async function findUndoableChange(undoHash: string, now: Date): Promise<EmailChange | undefined> {
  const [row] = await db()
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.undoHash, undoHash), gt(emailChanges.undoUntil, now)))
  return row
}

/**
 * Ends a change with every later one of the account, made or not, because they were built on it. False when
 * the change was undone before.
 */
export async function undoChange({ id, accountId, changedAt }: EmailChange): Promise<boolean> {
  const rows = await db()
    .update(emailChanges)
    .set({ undoUntil: null, undoHash: null })
    .where(
      and(
        eq(emailChanges.accountId, accountId),
        isNotNull(emailChanges.undoUntil),
        changedAt === null ? eq(emailChanges.id, id) : gte(emailChanges.changedAt, changedAt),
      ),
    )
    .returning({ id: emailChanges.id })
  if (!rows.some((row) => row.id === id)) return false
  await deletePendingChange(accountId)
  return true
}

/** Returns the account that had this address and may still restore it. */
export async function findReservation(email: string, now: Date): Promise<string | undefined> {
  const [row] = await db()
    .select({ accountId: emailChanges.accountId })
    .from(emailChanges)
    .where(and(eq(emailChanges.oldEmail, email), gt(emailChanges.undoUntil, now)))
    .limit(1)
  return row?.accountId
}

/** Deletes every change of an erased account. */
export async function deleteChangesOf(accountId: string): Promise<void> {
  await queueWrite(db().delete(emailChanges).where(eq(emailChanges.accountId, accountId)))
}

/** Changes whose code has not been entered, from its end. */
export const agingUnmadeChanges: AgingRows = {
  table: emailChanges,
  from: emailChanges.codeExpiresAt,
  where: sql`${emailChanges.changedAt} is null`,
}

/** Changes that were made, from the end of the time to undo them, or from the change where it cannot be undone. */
export const agingChanges: AgingRows = {
  table: emailChanges,
  from: sql`coalesce(${emailChanges.undoUntil}, ${emailChanges.changedAt})`,
  where: sql`${emailChanges.changedAt} is not null`,
}

function isPending(accountId: string) {
  return and(eq(emailChanges.accountId, accountId), isNull(emailChanges.changedAt))
}
