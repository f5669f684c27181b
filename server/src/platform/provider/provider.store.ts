import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { queueWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import { providerCalls, providerSyncQueue } from './provider.tables.ts'

export type CallRow = typeof providerCalls.$inferSelect
export type SyncRow = typeof providerSyncQueue.$inferSelect

/** Creates a call that is due after `waitSeconds`, unless its key exists; returns the row of that key. */
export async function createCall(
  values: Omit<typeof providerCalls.$inferInsert, 'dueAt'>,
  waitSeconds: number,
): Promise<CallRow> {
  const dueAt = sql`now() + ${waitSeconds}::int * interval '1 second'`
  const [added] = await db()
    .insert(providerCalls)
    .values({ ...values, dueAt })
    .onConflictDoNothing()
    .returning()
  if (added) return added
  const [known] = await db().select().from(providerCalls).where(eq(providerCalls.key, values.key))
  if (!known) throw new Error(`The call ${values.key} does not exist any more`)
  return known
}

/**
 * Claims a waiting call for `leaseSeconds`; undefined when it has ended, or when `onlyDue` is set and it is
 * claimed elsewhere.
 */
export async function claimCall(
  id: string,
  leaseSeconds: number,
  onlyDue: boolean,
): Promise<CallRow | undefined> {
  const [row] = await db()
    .update(providerCalls)
    .set({
      attempts: sql`${providerCalls.attempts} + 1`,
      dueAt: sql`now() + ${leaseSeconds}::int * interval '1 second'`,
    })
    .where(
      and(
        eq(providerCalls.id, id),
        eq(providerCalls.state, 'waiting'),
        onlyDue ? lte(providerCalls.dueAt, sql`now() + interval '1 millisecond'`) : undefined,
      ),
    )
    .returning()
  return row
}

export async function listDueCallIds(limit: number): Promise<string[]> {
  const rows = await db()
    .select({ id: providerCalls.id })
    .from(providerCalls)
    .where(
      and(
        eq(providerCalls.state, 'waiting'),
        lte(providerCalls.dueAt, sql`now() + interval '1 millisecond'`),
      ),
    )
    .orderBy(asc(providerCalls.dueAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Locks and returns the call while it is waiting. */
export async function lockWaitingCall(id: string): Promise<CallRow | undefined> {
  const [row] = await db()
    .select()
    .from(providerCalls)
    .where(and(eq(providerCalls.id, id), eq(providerCalls.state, 'waiting')))
    .for('update')
  return row
}

export async function finishCall(
  id: string,
  state: 'done' | 'refused',
  lastError: string | null,
): Promise<void> {
  await queueWrite(
    db().update(providerCalls).set({ state, lastError, endedAt: sql`now()` }).where(eq(providerCalls.id, id)),
  )
}

export async function rescheduleCall(id: string, seconds: number, lastError: string): Promise<void> {
  await queueWrite(
    db()
      .update(providerCalls)
      .set({ dueAt: sql`now() + ${seconds}::int * interval '1 second'`, lastError: lastError.slice(0, 500) })
      .where(and(eq(providerCalls.id, id), eq(providerCalls.state, 'waiting'))),
  )
}

export async function loadCalls(ids: string[]): Promise<CallRow[]> {
  return ids.length === 0 ? [] : db().select().from(providerCalls).where(inArray(providerCalls.id, ids))
}

/** Queues a provider object for sync; returns false if this webhook event was already queued. */
export async function createSync(
  values: Omit<typeof providerSyncQueue.$inferInsert, 'dueAt'>,
): Promise<boolean> {
  const rows = await db()
    .insert(providerSyncQueue)
    .values({ ...values, dueAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: providerSyncQueue.id })
  return rows.length > 0
}

/** Claims up to `limit` due sync entries for a minute; two nodes never claim the same one. */
export async function claimDueSyncs(limit: number): Promise<SyncRow[]> {
  const due = db()
    .select({ id: providerSyncQueue.id })
    .from(providerSyncQueue)
    .where(
      and(
        eq(providerSyncQueue.state, 'waiting'),
        lte(providerSyncQueue.dueAt, sql`now() + interval '1 millisecond'`),
      ),
    )
    .orderBy(asc(providerSyncQueue.receivedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db()
    .update(providerSyncQueue)
    .set({ attempts: sql`${providerSyncQueue.attempts} + 1`, dueAt: sql`now() + interval '1 minute'` })
    .where(inArray(providerSyncQueue.id, due))
    .returning()
}

export async function finishSync(id: string, state: 'done' | 'unknown'): Promise<void> {
  await queueWrite(
    db().update(providerSyncQueue).set({ state, lastError: null }).where(eq(providerSyncQueue.id, id)),
  )
}

export async function rescheduleSync(id: string, seconds: number, lastError: string): Promise<void> {
  await queueWrite(
    db()
      .update(providerSyncQueue)
      .set({ dueAt: sql`now() + ${seconds}::int * interval '1 second'`, lastError: lastError.slice(0, 500) })
      .where(eq(providerSyncQueue.id, id)),
  )
}
