import type { Given, Replied } from '@marquee/contract/call'
import type { Notification, notificationCalls } from '@marquee/contract/calls/notifications'
import type { Ctx } from '../../platform/act.ts'
import { pageOf } from '../../platform/pages.ts'
import {
  countTogether,
  countUnread,
  listNotifications,
  type NotificationRow,
  togetherOf,
} from './notifications.store.ts'

type Call = typeof notificationCalls.brandNotifications

/** An account's own notifications, newest first, with how many are unread; the same behind the path of each role. */
export async function showNotifications(
  ctx: Ctx,
  { unread, cursor, limit }: Given<Call>,
): Promise<Replied<Call>> {
  const { id } = ctx.actor
  const [rows, unreadCount] = await Promise.all([
    listNotifications(id, { unread, cursor, limit }),
    countUnread(id),
  ])
  const placeIds = rows.flatMap(({ readAt, placeId }) => (readAt === null && placeId ? [placeId] : []))
  const together = await countTogether(id, placeIds)
  const view = (row: NotificationRow) =>
    viewNotification(row, (row.readAt === null && together.get(togetherOf(row))) || 1)
  return { ...pageOf(rows, limit, view, (row) => [row.createdAt.toISOString(), row.id]), unread: unreadCount }
}

function viewNotification(row: NotificationRow, count: number): Notification {
  const { id, kind, text, imageUrl, talentName, place, placeId, createdAt, readAt } = row
  return {
    ...{ id, kind, text, imageUrl, talentName, place, placeId, count },
    ...{ at: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null },
  }
}
