import { eq } from 'drizzle-orm'
import { queueWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import type { AgingRows } from '../retention/retention.store.ts'
import { idempotencyKeys } from './http.tables.ts'

/** Returns true when the key was free and is claimed now; waits for another transaction that holds it. */
export async function insertKey(scope: Buffer, body: Buffer): Promise<boolean> {
  const taken = await db()
    .insert(idempotencyKeys)
    .values({ scope, body })
    .onConflictDoNothing()
    .returning({ at: idempotencyKeys.at })
  return taken.length > 0
}

export async function findStoredResponse(
  scope: Buffer,
): Promise<{ body: Buffer; answer: Buffer | null } | null> {
  const rows = await db()
    .select({ body: idempotencyKeys.body, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scope, scope))
  return rows[0] ?? null
}

export async function saveResponse(scope: Buffer, answer: Buffer): Promise<void> {
  await queueWrite(db().update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.scope, scope)))
}

/** Stored responses. */
export const agingResponses: AgingRows = { table: idempotencyKeys, from: idempotencyKeys.at }
