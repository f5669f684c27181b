import { notificationCalls } from '@marquee/contract/calls/notifications'
import { useUser } from '#lib/session.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { ChannelRow } from './ChannelRow.tsx'
import { alwaysEmailed, notificationDescriptions } from './notification-descriptions.ts'
import { useNotificationSettings } from './notifications.queries.ts'

/** The channels of each kind of notification, besides the app. */
export function ChannelsCard({ side }: { side: Viewer }) {
  const settings = useNotificationSettings()
  return (
    <Card id="news" title="Email and push">
      <p>You’ll find everything under Notifications. Choose what we also send you:</p>
      <Loaded query={settings} skeleton={<RowsSkeleton count={5} />}>
        {({ items, isEmailBounced }) => (
          <>
            {isEmailBounced && <BouncedNotice />}
            <div>
              {notificationDescriptions[side].map((news) => {
                const chosen = items.find(({ kind }) => kind === news.kind)
                return chosen && <ChannelRow key={news.kind} {...news} chosen={chosen} />
              })}
            </div>
          </>
        )}
      </Loaded>
      <p>
        <strong>Always emailed:</strong> {alwaysEmailed[side]}
      </p>
    </Card>
  )
}

/** A notice that the email address bounced; only its owner can tell whether it works again. */
function BouncedNotice() {
  const { email } = useUser()
  const retry = useCallMutation(notificationCalls.retryEmail, { topics: ['notification-settings'] })
  return (
    <Callout
      tone="warning"
      action={
        <Button busy={retry.isPending} onClick={() => retry.mutate({})}>
          Try again
        </Button>
      }
    >
      We can’t deliver email to {email}: its mail server says the mailbox doesn’t exist. Until it works, we
      only send security emails.
    </Callout>
  )
}
