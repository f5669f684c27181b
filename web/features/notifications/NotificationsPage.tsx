import { useUrlState } from '#lib/use-url-state.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import { notificationPath } from './notification-path.ts'
import { useMarkRead, useNotifications } from './notifications.queries.ts'
import { useUnread } from './use-unread.ts'

const whatComes = {
  brand: 'Responses from talents, work to review and payment updates appear here as soon as they arrive.',
  talent: 'Offers, responses from brands and payout updates appear here as soon as they arrive.',
  agent:
    'Offers to your talents, responses from brands and representation updates appear here as soon as they arrive.',
} as const

/** The notifications of the account, newest first. Opening one marks it as read. */
export function NotificationsPage({ side }: { side: Viewer }) {
  const [tab] = useUrlState('tab', 'all')
  const isUnread = tab === 'unread'
  const notices = useNotifications(side, isUnread)
  const unread = useUnread(side)
  const markOne = useMarkRead({ quiet: true })
  const markAll = useMarkRead()
  return (
    <>
      <PageHeader
        title="Notifications"
        lead={unread > 0 ? `${unread} unread` : 'No unread notifications.'}
        actions={
          <>
            <ButtonLink kind="quiet" to={notificationPath(side, { targetType: 'settings', targetId: null })}>
              Notification settings
            </ButtonLink>
            {unread > 0 && (
              <Button busy={markAll.isPending} onClick={() => markAll.mutate({})}>
                Mark all as read
              </Button>
            )}
          </>
        }
      />
      <UrlTabs
        label="Filter notifications"
        tabs={[
          { id: 'all', label: 'All' },
          { id: 'unread', label: 'Unread', ...(unread > 0 && { count: unread }) },
        ]}
      />
      <LoadedPages
        pages={notices}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title={isUnread ? 'No unread notifications' : 'No notifications yet'}>
            {whatComes[side]}
          </EmptyState>
        }
      >
        {(items) => (
          <RowList label="Notifications">
            {items.map((notice) => (
              <NotificationItem
                key={notice.id}
                side={side}
                notice={notice}
                onOpen={() => notice.readAt === null && markOne.mutate({ ids: [notice.id], withOlder: true })}
              />
            ))}
          </RowList>
        )}
      </LoadedPages>
    </>
  )
}
