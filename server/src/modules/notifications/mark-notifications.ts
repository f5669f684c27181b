import type { notificationCalls } from '@marquee/contract/calls/notifications'
import type { Act } from '../../platform/act.ts'
import { push } from '../../platform/realtime.ts'
import { countUnread, markNotifications as mark, markOlder } from './notifications.store.ts'

/** Marks own notifications as read or unread: those named, with what is shown as one with them, or all. The other screens of the account follow. */
export const markNotifications: Act<typeof notificationCalls.markNotifications> = async (ctx, { ids, read, withOlder }) => {
  const { id } = ctx.actor
  if (ids && read && withOlder) await markOlder(id, ids, ctx.now)
  await mark(id, ids, read ? ctx.now : null)
  push([id], 'refresh', { topics: ['notifications'] })
  return { unread: await countUnread(id) }
}
