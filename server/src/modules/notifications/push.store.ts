import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { notifications, pushDeliveries, pushSubscriptions } from './notifications.tables.ts'

/** Saves a browser's subscription; one that another account had in this browser moves to this account. */
export async function upsertSubscription(values: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { endpoint, ...rest } = values
  await queueWrite(
    db()
      .insert(pushSubscriptions)
      .values({ endpoint, ...rest })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...rest, createdAt: sql`now()` } }),
  )
}

/** Deletes the oldest subscriptions of an account beyond `limit`. */
export async function deleteOldestSubscriptions(accountId: string, limit: number): Promise<void> {
  const old = db()
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(limit)
  await queueWrite(db().delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old)))
}

export async function removeSubscription(accountId: string, endpoint: string): Promise<void> {
  await queueWrite(
    db()
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint))),
  )
}

/** Deletes a subscription that the browser has ended, with its queued pushes. */
export async function deleteSubscription(id: string): Promise<void> {
  await queueWrite(db().delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)))
}

export async function countSubscriptions(accountId: string): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
  return row?.count ?? 0
}

/** Queues a notification for every browser of its account; returns whether there is one. */
export async function queuePushes(
  accountId: string,
  notificationId: string,
  notBefore: Date | null,
): Promise<boolean> {
  const browsers = await db()
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
  if (browsers.length === 0) return false
  await queueWrite(
    db()
      .insert(pushDeliveries)
      .values(
        browsers.map(({ id }) => ({
          subscriptionId: id,
          notificationId,
          notBefore: notBefore ?? sql`now()`,
        })),
      )
      .onConflictDoNothing(),
  )
  return true
}

/**
 * Claims up to `limit` due pushes for a minute, with their content and target; two nodes never claim the same
 * one.
 */
export async function claimDuePushes(limit: number) {
  const due = db()
    .select({ id: pushDeliveries.id })
    .from(pushDeliveries)
    .where(
      and(
        isNull(pushDeliveries.sentAt),
        lte(pushDeliveries.notBefore, sql`now() + interval '1 millisecond'`),
      ),
    )
    .orderBy(asc(pushDeliveries.notBefore))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db()
    .update(pushDeliveries)
    .set({ notBefore: sql`now() + interval '1 minute'`, attempts: sql`${pushDeliveries.attempts} + 1` })
    .where(inArray(pushDeliveries.id, due))
    .returning({ id: pushDeliveries.id })
  if (claimed.length === 0) return []
  return db()
    .select({
      push: pushDeliveries,
      browser: pushSubscriptions,
      notification: notifications,
      role: accounts.role,
    })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .innerJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(
      inArray(
        pushDeliveries.id,
        claimed.map(({ id }) => id),
      ),
    )
}
export type DuePush = Awaited<ReturnType<typeof claimDuePushes>>[number]

export async function markPushed(id: string): Promise<void> {
  await queueWrite(
    db().update(pushDeliveries).set({ sentAt: sql`now()`, lastError: null }).where(eq(pushDeliveries.id, id)),
  )
}

/** Deletes a push that is not needed any more. */
export async function deletePush(id: string): Promise<void> {
  await queueWrite(db().delete(pushDeliveries).where(eq(pushDeliveries.id, id)))
}

/** Reschedules a push after 10, 20, 40 seconds and so on, one hour at most. */
export async function reschedulePush(id: string, attempts: number, lastError: string): Promise<void> {
  const backoffSeconds = Math.min(3_600, 5 * 2 ** attempts)
  await queueWrite(
    db()
      .update(pushDeliveries)
      .set({
        notBefore: sql`now() + ${backoffSeconds}::int * interval '1 second'`,
        lastError: lastError.slice(0, 500),
      })
      .where(eq(pushDeliveries.id, id)),
  )
}

/** Deliveries to browsers. */
export const agingPushes: AgingRows = { table: pushDeliveries, from: pushDeliveries.createdAt }
