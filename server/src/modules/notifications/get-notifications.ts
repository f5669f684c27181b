import type { CallInput, CallOutput } from '@marquee/contract/call'
import type { Notification, notificationCalls } from '@marquee/contract/calls/notifications'
import { toPage } from '../../platform/database/pagination.ts'
import type { RequestContext } from '../../platform/handler.ts'
import {
  countUnread,
  countUnreadByGroup,
  groupKeyOf,
  listNotifications,
  type NotificationRow,
} from './notifications.store.ts'

type Call = typeof notificationCalls.brandNotifications

/**
 * Returns an account's own notifications, newest first, with the unread count; the same for the path of each
 * role.
 */
export async function getNotifications(
  ctx: RequestContext,
  { unread, cursor, limit }: CallInput<Call>,
): Promise<CallOutput<Call>> {
  const { id } = ctx.actor
  const [rows, unreadCount] = await Promise.all([
    listNotifications(id, { unread, cursor, limit }),
    countUnread(id),
  ])
  const targetIds = rows.flatMap(({ readAt, targetId }) => (readAt === null && targetId ? [targetId] : []))
  const counts = await countUnreadByGroup(id, targetIds)
  const view = (row: NotificationRow) =>
    viewNotification(row, (row.readAt === null && counts.get(groupKeyOf(row))) || 1)
  return { ...toPage(rows, limit, view, (row) => [row.createdAt.toISOString(), row.id]), unread: unreadCount }
}

function viewNotification(row: NotificationRow, count: number): Notification {
  const { id, kind, text, imageUrl, talentName, targetType, targetId, createdAt, readAt } = row
  return {
    id,
    kind,
    text,
    imageUrl,
    talentName,
    targetType,
    targetId,
    count,
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}
