import type { NotificationTarget } from '@marquee/contract/notification-kinds'
import { useEffect } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { useMarkRead, useNotifications } from './notifications.queries.ts'

/** While a page is open and visible, marks the unread notifications that link to it as read. */
export function useReadNotifications(
  side: Viewer,
  targetType: NotificationTarget,
  targetId: string | null,
): void {
  const { items } = useNotifications(side, true)
  const { mutate } = useMarkRead({ quiet: true })
  const ids = items
    .filter((notice) => notice.targetType === targetType && notice.targetId === targetId)
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (ids !== '' && document.visibilityState === 'visible') mutate({ ids: ids.split(','), withOlder: true })
  }, [ids, mutate])
}
