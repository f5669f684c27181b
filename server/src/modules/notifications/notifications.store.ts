import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import {
  digests,
  notificationCounts,
  notificationSettings,
  notifications,
  pushSubscriptions,
  quietHours,
} from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Creates a notification and returns its id; null when the account has one for this event. */
export async function createNotification(values: typeof notifications.$inferInsert): Promise<string | null> {
  const [row] = await db()
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return row?.id ?? null
}

const later = alias(notifications, 'later')

/**
 * Unread notifications about one object are listed as the newest of them. Those without a target id are not
 * grouped.
 */
const isNewestUnread = sql`(${notifications.readAt} is not null or ${notifications.targetId} is null or not exists (
  select 1 from ${notifications} as later
  where ${later.accountId} = ${notifications.accountId} and ${later.targetId} = ${notifications.targetId}
    and ${later.kind} = ${notifications.kind} and ${later.targetType} = ${notifications.targetType} and ${later.readAt} is null
    and (${later.createdAt}, ${later.id}) > (${notifications.createdAt}, ${notifications.id})))`

/**
 * Lists an account's notifications, newest first, with unread ones about one object grouped; one more than
 * the limit.
 */
export async function listNotifications(
  accountId: string,
  { unread, cursor, limit }: { unread: boolean; cursor?: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  return db()
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        unread ? isNull(notifications.readAt) : undefined,
        isNewestUnread,
        afterCursor([notifications.createdAt, notifications.id], decodePageCursor(cursor)),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1)
}

const countUnreadOf = compiled((on, { accountId }: { accountId: string }) =>
  on
    .select({ unread: notificationCounts.unread })
    .from(notificationCounts)
    .where(eq(notificationCounts.accountId, accountId)),
)

/** Returns the stored count of an account’s unread notifications. */
export async function countUnread(accountId: string): Promise<number> {
  const [row] = await countUnreadOf({ accountId })
  return row?.unread ?? 0
}

/** Returns the key that groups notifications: the same kind and target. */
export const groupKeyOf = ({
  kind,
  targetType,
  targetId,
}: Pick<NotificationRow, 'kind' | 'targetType' | 'targetId'>) => `${kind} ${targetType} ${targetId}`

/** Counts an account's unread notifications about each of these objects, by `groupKeyOf`. */
export async function countUnreadByGroup(
  accountId: string,
  targetIds: readonly string[],
): Promise<Map<string, number>> {
  if (targetIds.length === 0) return new Map()
  const { kind, targetType, targetId } = notifications
  const rows = await db()
    .select({ kind, targetType, targetId, count: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        inArray(targetId, [...targetIds]),
      ),
    )
    .groupBy(kind, targetType, targetId)
  return new Map(rows.map((row) => [groupKeyOf(row), row.count]))
}

/** Marks older unread notifications about the same objects as these; returns their events. */
export async function markOlder(accountId: string, ids: readonly string[], readAt: Date): Promise<number[]> {
  const rows = await db()
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        sql`exists (
          select 1 from ${notifications} as later
          where ${later.accountId} = ${notifications.accountId} and ${inArray(later.id, [...ids])}
            and ${later.targetId} = ${notifications.targetId} and ${later.kind} = ${notifications.kind} and ${later.targetType} = ${notifications.targetType}
            and (${later.createdAt}, ${later.id}) > (${notifications.createdAt}, ${notifications.id}))`,
      ),
    )
    .returning({ eventId: notifications.eventId })
  return rows.map(({ eventId }) => eventId)
}

/**
 * Marks the account’s notifications, all or the named ones, as read at a time or as unread (null). Those
 * marked before keep their time. Returns their events.
 */
export async function updateReadAt(
  accountId: string,
  ids: readonly string[] | undefined,
  readAt: Date | null,
): Promise<number[]> {
  const rows = await db()
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.accountId, accountId),
        readAt ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    )
    .returning({ eventId: notifications.eventId })
  return rows.map(({ eventId }) => eventId)
}

/** Marks older notifications of every account as read, so that the demo opens with the new ones. */
export async function readNotificationsBefore(moment: Date): Promise<void> {
  await queueWrite(
    db()
      .update(notifications)
      .set({ readAt: moment })
      .where(and(isNull(notifications.readAt), lt(notifications.createdAt, moment))),
  )
}

/** Lists those accounts that can be notified, with their email address. */
export async function listReaders(ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db()
        .select({ id: accounts.id, role: accounts.role, name: accounts.name, email: accounts.email })
        .from(accounts)
        .where(
          and(
            inArray(accounts.id, [...ids]),
            eq(accounts.status, 'active'),
            eq(accounts.isAgencySuspended, false),
            isNotNull(accounts.emailVerifiedAt),
          ),
        )
}

/** Notifications, from their event. */
export const agingNotifications: AgingRows = { table: notifications, from: notifications.createdAt }

/** Deletes the notifications, settings and browsers of an erased account. */
export async function deleteNotificationsOf(accountId: string): Promise<void> {
  for (const table of [notifications, notificationSettings, quietHours, digests, pushSubscriptions])
    await queueWrite(db().delete(table).where(eq(table.accountId, accountId)))
}
