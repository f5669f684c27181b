import type { NoticePlace } from '@marquee/contract/notice-kinds'
import { useEffect } from 'react'
import type { Side } from '#lib/side.ts'
import { useMarkRead, useNotifications } from './notifications.queries.ts'

/** Whoever looks at a thing needs no telling of it any more: while it is open and looked at, unread notices that lead there are marked as read. */
export function useReadNotices(side: Side, place: NoticePlace, placeId: string | null): void {
  const { items } = useNotifications(side, true)
  const { mutate } = useMarkRead({ quiet: true })
  const ids = items
    .filter((notice) => notice.place === place && notice.placeId === placeId)
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (ids !== '' && document.visibilityState === 'visible') mutate({ ids: ids.split(','), withOlder: true })
  }, [ids, mutate])
}
