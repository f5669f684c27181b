import { notificationCalls } from '@marquee/contract/calls/notifications'
import type { Side } from '#lib/side.ts'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'
import { useWrite } from '#lib/use-write.ts'

const rows = {
  brand: notificationCalls.brandNotifications,
  talent: notificationCalls.talentNotifications,
  agent: notificationCalls.agentNotifications,
} as const

/** What happened that concerns the account, newest first; all of it or what is unread. */
export function useNotifications(side: Side, unread: boolean) {
  return usePages(['notifications', side, { unread }], rows[side], { unread })
}

/** How much is unread; 0 until it is known. */
export function useUnread(side: Side): number {
  return useAsk(['notifications', side, 'count'], rows[side], { limit: 1 }).data?.unread ?? 0
}

/**
 * Marks as read: those named, or all. Quietly where it happens by the way of opening one; nothing is lost when that fails, it only stays
 * unread.
 */
export function useMarkRead({ quiet = false } = {}) {
  return useWrite(notificationCalls.markNotifications, { topics: ['notifications'], quiet })
}

/** By which ways news comes, and when not. */
export function useNotificationSettings() {
  return useAsk(['notification-settings'], notificationCalls.notificationSettings, {})
}

/** Chooses how one kind comes. The control that moved says so itself. */
export function useSetNotification() {
  return useWrite(notificationCalls.setNotification, { topics: ['notification-settings'], success: null })
}
