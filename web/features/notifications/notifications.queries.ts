import { notificationCalls } from '@marquee/contract/calls/notifications'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

const rows = {
  brand: notificationCalls.brandNotifications,
  talent: notificationCalls.talentNotifications,
  agent: notificationCalls.agentNotifications,
} as const

/** What happened that concerns the account, newest first; all of it or what is unread. */
export function useNotifications(side: Viewer, unread: boolean) {
  return usePagedQuery(['notifications', side, { unread }], rows[side], { unread })
}

/** How much is unread; 0 until it is known. */
export function useUnread(side: Viewer): number {
  return useCallQuery(['notifications', side, 'count'], rows[side], { limit: 1 }).data?.unread ?? 0
}

/**
 * Marks as read: those named, or all. Quietly where it happens by the way of opening one; nothing is lost when that fails, it only stays
 * unread.
 */
export function useMarkRead({ quiet = false } = {}) {
  return useCallMutation(notificationCalls.markNotifications, { topics: ['notifications'], quiet })
}

/** By which ways news comes, and when not. */
export function useNotificationSettings() {
  return useCallQuery(['notification-settings'], notificationCalls.notificationSettings, {})
}

/** Chooses how one kind comes. The control that moved says so itself. */
export function useSetNotification() {
  return useCallMutation(notificationCalls.setNotification, {
    topics: ['notification-settings'],
    success: null,
  })
}
