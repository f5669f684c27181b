import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { dataExports } from './exports.tables.ts'

export type ExportRow = typeof dataExports.$inferSelect

/** Returns the newest export of an account; undefined without one. */
export async function findNewestExport(accountId: string): Promise<ExportRow | undefined> {
  const [row] = await db()
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .orderBy(desc(dataExports.createdAt))
    .limit(1)
  return row
}

/** Creates an export that waits; undefined when one of the account waits already. */
export async function createExport(accountId: string, createdAt: Date): Promise<ExportRow | undefined> {
  const [row] = await db()
    .insert(dataExports)
    .values({ accountId, status: 'waiting', createdAt, notBefore: createdAt })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Claims the oldest export that is due for `seconds`; two nodes never claim the same one. */
export async function claimDueExport(now: Date, seconds: number): Promise<ExportRow | undefined> {
  const due = db()
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.status, 'waiting'), lte(dataExports.notBefore, now)))
    .orderBy(dataExports.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db()
    .update(dataExports)
    .set({
      attempts: sql`${dataExports.attempts} + 1`,
      notBefore: new Date(now.getTime() + seconds * 1_000),
    })
    .where(sql`${dataExports.id} in ${due}`)
    .returning()
  return row
}

/**
 * Ends an export that still waits; false when it was deleted, or another node has ended it. The account is locked, so that no
 * export of an erased account appears.
 */
export async function finishExport(
  { id, accountId, attempts }: ExportRow,
  set: Partial<Pick<ExportRow, 'status' | 'readyAt' | 'key' | 'bytes'>>,
): Promise<boolean> {
  await db().select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const rows = await db()
    .update(dataExports)
    .set(set)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'waiting'), eq(dataExports.attempts, attempts)))
    .returning({ id: dataExports.id })
  return rows.length > 0
}

/** Lets a failed export be tried again at this time. */
export async function postponeExport(id: string, notBefore: Date): Promise<void> {
  await queueWrite(
    db()
      .update(dataExports)
      .set({ notBefore })
      .where(and(eq(dataExports.id, id), eq(dataExports.status, 'waiting'))),
  )
}

export function listExportsOf(accountId: string): Promise<ExportRow[]> {
  return db().select().from(dataExports).where(eq(dataExports.accountId, accountId))
}

/** Lists exports that were requested before a moment, the oldest first. */
export function listExportsBefore(moment: Date, limit: number): Promise<ExportRow[]> {
  return db()
    .select()
    .from(dataExports)
    .where(lt(dataExports.createdAt, moment))
    .orderBy(dataExports.createdAt)
    .limit(limit)
}

/** Exports, from the request. */
export const agingExports: AgingRows = { table: dataExports, from: dataExports.createdAt }

export async function deleteExport(id: string): Promise<void> {
  await queueWrite(db().delete(dataExports).where(eq(dataExports.id, id)))
}
