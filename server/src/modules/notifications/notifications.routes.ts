import type { notificationCalls } from '@marquee/contract/calls/notifications'
import type { Routes } from '../../platform/handler.ts'
import { showNotifications } from './get-notifications.ts'
import { markNotifications } from './mark-notifications.ts'
import { retryEmail, setNotification, setQuietHours, showSettings } from './notification-settings.ts'
import { addPush, removePush, showPushKey } from './push-devices.ts'

export const notificationRoutes: Routes<typeof notificationCalls> = {
  brandNotifications: showNotifications,
  talentNotifications: showNotifications,
  agentNotifications: showNotifications,
  markNotifications,
  notificationSettings: showSettings,
  setNotification,
  setQuietHours,
  retryEmail,
  pushKey: showPushKey,
  addPush,
  removePush,
}
