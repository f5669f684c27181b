import { notificationCalls } from '@marquee/contract/calls/notifications'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** The call that reads the notifications of each side. */
export const notificationCallOf = {
  brand: notificationCalls.brandNotifications,
  talent: notificationCalls.talentNotifications,
  agent: notificationCalls.agentNotifications,
} as const

/** Returns the number of unread notifications; 0 until it is known. In a file of its own, so that home pages do not load the code of paged lists. */
export function useUnread(side: Viewer): number {
  return (
    useCallQuery(['notifications', side, 'count'], notificationCallOf[side], { limit: 1 }).data?.unread ?? 0
  )
}
