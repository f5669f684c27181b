import { notificationCalls } from '@marquee/contract/calls/notifications'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'
import { notificationCallOf } from './use-unread.ts'

/** Reads the notifications of the account, newest first; all or unread. */
export function useNotifications(side: Viewer, unread: boolean) {
  return usePagedQuery(['notifications', side, { unread }], notificationCallOf[side], { unread })
}

/**
 * Marks the named notifications, or all, as read. `quiet` is used while opening one: if it fails, the
 * notification only stays unread.
 */
export function useMarkRead({ quiet = false } = {}) {
  return useCallMutation(notificationCalls.markNotifications, { topics: ['notifications'], quiet })
}

/** Reads the channels and the quiet hours. */
export function useNotificationSettings() {
  return useCallQuery(['notification-settings'], notificationCalls.notificationSettings, {})
}

/** Sets the channels of one kind. There is no toast, because the control itself shows the change. */
export function useSetNotification() {
  return useCallMutation(notificationCalls.setNotification, {
    topics: ['notification-settings'],
    success: null,
  })
}
