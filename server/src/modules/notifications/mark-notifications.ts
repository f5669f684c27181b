import type { notificationCalls } from '@marquee/contract/calls/notifications'
import { cancelPendingEmails } from '../../platform/email/email.store.ts'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { emailKeyOf } from './email-notification.ts'
import { countUnread, markOlder, updateReadAt } from './notifications.store.ts'

/**
 * Marks the caller's notifications as read or unread: the named ones with those grouped with them, or all.
 * Refreshes the other screens of the account.
 */
export const markNotifications: Handler<typeof notificationCalls.markNotifications> = async (
  ctx,
  { ids, read, withOlder },
) => {
  const { id } = ctx.actor
  const older = ids && read && withOlder ? await markOlder(id, ids, ctx.now) : []
  const marked = await updateReadAt(id, ids, read ? ctx.now : null)
  // An email that still waits for the end of quiet hours is not needed any more.
  if (read) await cancelPendingEmails([...older, ...marked].map((eventId) => emailKeyOf(eventId, id)))
  broadcast([id], 'refresh', { topics: ['notifications'] })
  return { unread: await countUnread(id) }
}
