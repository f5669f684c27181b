import { eq, sql } from 'drizzle-orm'
import { compiled, queuedWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import type { AgingRows } from '../retention/retention.store.ts'
import { idempotencyKeys } from './http.tables.ts'

const insert = compiled((on, input: { scope: Buffer; body: Buffer }) =>
  on.insert(idempotencyKeys).values(input).onConflictDoNothing().returning({ at: idempotencyKeys.at }),
)
const update = queuedWrite((on, { scope, answer }: { scope: Buffer; answer: Buffer }) =>
  on
    .update(idempotencyKeys)
    .set({ answer: sql`${answer}` })
    .where(eq(idempotencyKeys.scope, scope)),
)

/** Returns true when the key was free and is claimed now; waits for another transaction that holds it. */
export async function insertKey(scope: Buffer, body: Buffer): Promise<boolean> {
  return (await insert({ scope, body })).length > 0
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
  await update({ scope, answer })
}

/** Stored responses. */
export const agingResponses: AgingRows = { table: idempotencyKeys, from: idempotencyKeys.at }
