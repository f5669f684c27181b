import { and, eq, isNull, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db, isInTransaction } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { secondFactors } from '../identity/security.tables.ts'
import { settingsContent } from '../settings/settings.store.ts'
import { impersonations, operatorSessions } from './operators.tables.ts'

const operators = alias(accounts, 'operators')

export async function createOperatorSession(values: typeof operatorSessions.$inferInsert): Promise<void> {
  await queueWrite(db().insert(operatorSessions).values(values))
}

/**
 * Finds the session of an active, enrolled operator by its token. In a transaction it is locked, so that it cannot
 * be ended before the commit.
 */
export async function findOperatorSession(tokenHash: string) {
  const query = db()
    .select({ session: operatorSessions, settings: settingsContent })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .innerJoin(secondFactors, eq(secondFactors.accountId, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash),
        eq(operators.role, 'adminProMax'),
        eq(operators.status, 'active'),
      ),
    )
  const [row] = await (isInTransaction() ? query.for('key share', { of: operatorSessions }) : query)
  return row
}

/**
 * Finds an impersonation by its token, with the session of its operator and the user, both of them active. In a
 * transaction session and impersonation are locked, so that neither ends before the commit.
 */
export async function findImpersonation(tokenHash: string) {
  const query = db()
    .select({
      impersonation: impersonations,
      session: operatorSessions,
      role: accounts.role,
      settings: settingsContent,
    })
    .from(impersonations)
    .innerJoin(operatorSessions, eq(operatorSessions.id, impersonations.operatorSessionId))
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .innerJoin(secondFactors, eq(secondFactors.accountId, operatorSessions.operatorId))
    .innerJoin(accounts, eq(accounts.id, impersonations.accountId))
    .where(
      and(
        eq(impersonations.tokenHash, tokenHash),
        isNull(impersonations.endedAt),
        eq(operators.role, 'adminProMax'),
        eq(operators.status, 'active'),
        eq(accounts.status, 'active'),
      ),
    )
  const [row] = await (isInTransaction()
    ? query.for('share', { of: [operatorSessions, impersonations] })
    : query)
  return row
}

export async function touchOperatorSession(id: string, at: Date): Promise<void> {
  await queueWrite(
    db()
      .update(operatorSessions)
      .set({ lastSeenAt: at })
      .where(and(eq(operatorSessions.id, id), lt(operatorSessions.lastSeenAt, at))),
  )
}

/**
 * Deletes sessions of an operator, one or all, and returns their ids and those of the impersonations that end with
 * them.
 */
export async function deleteOperatorSessions(operatorId: string, only?: string): Promise<string[]> {
  const chosen = and(
    eq(operatorSessions.operatorId, operatorId),
    only ? eq(operatorSessions.id, only) : undefined,
  )
  const ended = await db()
    .select({ id: impersonations.id })
    .from(impersonations)
    .innerJoin(operatorSessions, eq(operatorSessions.id, impersonations.operatorSessionId))
    .where(and(chosen, isNull(impersonations.endedAt)))
  const rows = await db().delete(operatorSessions).where(chosen).returning({ id: operatorSessions.id })
  return [...rows, ...ended].map((row) => row.id)
}

/** Sessions of operators, from the sign-in. */
export const agingOperatorSessions: AgingRows = { table: operatorSessions, from: operatorSessions.createdAt }

/** Sessions of operators, from their last use. */
export const idleOperatorSessions: AgingRows = { table: operatorSessions, from: operatorSessions.lastSeenAt }
