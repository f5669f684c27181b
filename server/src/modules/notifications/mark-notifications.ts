import type { notificationCalls } from '@marquee/contract/calls/notifications'
import { cancelPendingEmails } from '../../platform/email/email.store.ts'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { mailKey } from './email-notification.ts'
import { countUnread, markNotifications as mark, markOlder } from './notifications.store.ts'

/** Marks own notifications as read or unread: those named, with what is shown as one with them, or all. The other screens of the account follow. */
export const markNotifications: Handler<typeof notificationCalls.markNotifications> = async (
  ctx,
  { ids, read, withOlder },
) => {
  const { id } = ctx.actor
  const older = ids && read && withOlder ? await markOlder(id, ids, ctx.now) : []
  const marked = await mark(id, ids, read ? ctx.now : null)
  // A mail that still waits, for the end of quiet hours, has nothing left to tell.
  if (read) await cancelPendingEmails([...older, ...marked].map((eventId) => mailKey(eventId, id)))
  broadcast([id], 'refresh', { topics: ['notifications'] })
  return { unread: await countUnread(id) }
}
