import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { accounts } from '../identity/identity.tables.ts'
import { impersonations } from './operators.tables.ts'

export type Impersonation = typeof impersonations.$inferSelect

export async function createImpersonation(values: Impersonation): Promise<void> {
  await queueWrite(db().insert(impersonations).values(values))
}

/** Finds an impersonation with the name of its operator. */
export async function loadImpersonation(id: string) {
  const [row] = await db()
    .select({ impersonation: impersonations, operator: accounts.name })
    .from(impersonations)
    .innerJoin(accounts, eq(accounts.id, impersonations.operatorId))
    .where(eq(impersonations.id, id))
  return row
}

/** Finds an impersonation of an account and locks it; undefined for one of another account. */
export async function lockImpersonationOf(accountId: string, id: string): Promise<Impersonation | undefined> {
  const [row] = await db()
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.id, id), eq(impersonations.accountId, accountId)))
    .for('no key update')
  return row
}

export async function updateImpersonation(
  id: string,
  changes: Partial<typeof impersonations.$inferInsert>,
): Promise<void> {
  await queueWrite(db().update(impersonations).set(changes).where(eq(impersonations.id, id)))
}

/** Lists impersonations of an account with the names of their operators, newest first; one row more than `limit`. */
export async function listImpersonationsOf(
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return db()
    .select({ impersonation: impersonations, operator: accounts.name })
    .from(impersonations)
    .innerJoin(accounts, eq(accounts.id, impersonations.operatorId))
    .where(
      and(
        eq(impersonations.accountId, accountId),
        afterCursor([impersonations.createdAt, impersonations.id], decodePageCursor(cursor)),
      ),
    )
    .orderBy(desc(impersonations.createdAt), desc(impersonations.id))
    .limit(limit + 1)
}

/** Uses a handover code once and saves the cookie of the other host; undefined when it is unknown, used or late. */
export async function consumeHandover(
  handoverHash: string,
  companionHash: string,
  startedAfter: Date,
): Promise<Impersonation | undefined> {
  const [row] = await db()
    .update(impersonations)
    .set({ companionHash, handoverHash: null })
    .where(
      and(
        eq(impersonations.handoverHash, handoverHash),
        isNotNull(impersonations.operatorSessionId),
        isNull(impersonations.endedAt),
        gt(impersonations.createdAt, startedAfter),
      ),
    )
    .returning()
  return row
}
