import type { Given, Replied } from '@marquee/contract/call'
import type { Notification, notificationCalls } from '@marquee/contract/calls/notifications'
import type { Ctx } from '../../platform/act.ts'
import { pageOf } from '../../platform/pages.ts'
import { countUnread, listNotifications, type NotificationRow } from './notifications.store.ts'

type Call = typeof notificationCalls.brandNotifications

/** An account's own notifications, newest first, with how many are unread; the same behind the path of each role. */
export async function showNotifications(ctx: Ctx, { unread, cursor, limit }: Given<Call>): Promise<Replied<Call>> {
  const { id } = ctx.actor
  const [rows, unreadCount] = await Promise.all([listNotifications(id, { unread, cursor, limit }), countUnread(id)])
  return { ...pageOf(rows, limit, viewNotification, (row) => [row.createdAt.toISOString(), row.id]), unread: unreadCount }
}

function viewNotification({ id, kind, text, imageUrl, talentName, place, placeId, createdAt, readAt }: NotificationRow): Notification {
  return {
    ...{ id, kind, text, imageUrl, talentName, place, placeId },
    ...{ at: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null },
  }
}
