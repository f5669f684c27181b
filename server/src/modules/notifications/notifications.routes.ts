import type { notificationCalls } from '@marquee/contract/calls/notifications'
import type { Routes } from '../../platform/handler.ts'
import { getNotifications } from './get-notifications.ts'
import { markNotifications } from './mark-notifications.ts'
import { getSettings, retryEmail, setNotification, setQuietHours } from './notification-settings.ts'
import { addPush, getPushKey, removePush } from './push-devices.ts'

export const notificationRoutes: Routes<typeof notificationCalls> = {
  brandNotifications: getNotifications,
  talentNotifications: getNotifications,
  agentNotifications: getNotifications,
  markNotifications,
  notificationSettings: getSettings,
  setNotification,
  setQuietHours,
  retryEmail,
  pushKey: getPushKey,
  addPush,
  removePush,
}
