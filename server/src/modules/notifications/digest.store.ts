import type { NotificationKind } from '@marquee/contract/notification-kinds'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import type { NotificationRow } from './notifications.store.ts'
import { digests, notifications } from './notifications.tables.ts'

/**
 * Claims the notifications of an account that await its daily summary, oldest first, read or not. They are no
 * longer awaiting it.
 */
export async function claimForDigest(accountId: string): Promise<NotificationRow[]> {
  const rows = await db()
    .update(notifications)
    .set({ awaitsDigest: false })
    .where(and(eq(notifications.accountId, accountId), sql`${notifications.awaitsDigest}`))
    .returning()
  return rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Removes these kinds from the account's next daily summary. */
export async function clearDigest(accountId: string, kinds: readonly NotificationKind[]): Promise<void> {
  await queueWrite(
    db()
      .update(notifications)
      .set({ awaitsDigest: false })
      .where(
        and(
          eq(notifications.accountId, accountId),
          sql`${notifications.awaitsDigest}`,
          inArray(notifications.kind, [...kinds]),
        ),
      ),
  )
}

export async function isWaitingForDigest(accountId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), sql`${notifications.awaitsDigest}`))
    .limit(1)
  return rows.length > 0
}

/** Records the summary of a day; false when that day had one. */
export async function createDigest(accountId: string, day: string, count: number): Promise<boolean> {
  const rows = await db()
    .insert(digests)
    .values({ accountId, day, count })
    .onConflictDoNothing()
    .returning({ day: digests.day })
  return rows.length > 0
}

export async function hasDigest(accountId: string, day: string): Promise<boolean> {
  const rows = await db()
    .select({ day: digests.day })
    .from(digests)
    .where(and(eq(digests.accountId, accountId), eq(digests.day, day)))
  return rows.length > 0
}

/** Daily summaries. */
export const agingDigests: AgingRows = { table: digests, from: digests.createdAt }
