import { notificationCalls } from '@marquee/contract/calls/notifications'
import { useUser } from '#lib/session.ts'
import type { Side } from '#lib/side.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { alwaysMailed, newsOf } from './news-in-words.ts'
import { useNotificationSettings } from './notifications.queries.ts'
import { WayRow } from './WayRow.tsx'

/** By which ways news comes beside the app, kind by kind. */
export function WaysCard({ side }: { side: Side }) {
  const settings = useNotificationSettings()
  return (
    <Card id="news" title="Mails and push">
      <p>Whatever concerns you stands under Notifications. This is how else you hear of it:</p>
      <Loaded query={settings} skeleton={<RowsSkeleton count={5} />}>
        {({ items, isMailRefused }) => (
          <>
            {isMailRefused && <RefusedMails />}
            <div>
              {newsOf[side].map((news) => {
                const chosen = items.find(({ kind }) => kind === news.kind)
                return chosen && <WayRow key={news.kind} {...news} chosen={chosen} />
              })}
            </div>
          </>
        )}
      </Loaded>
      <p>
        <strong>Always mailed:</strong> {alwaysMailed[side]}
      </p>
    </Card>
  )
}

/** Its mail server does not know the address; only its owner can tell whether that has changed. */
function RefusedMails() {
  const { email } = useUser()
  const retry = useWrite(notificationCalls.retryMail, { topics: ['notification-settings'] })
  return (
    <Notice
      tone="warning"
      action={
        <Button busy={retry.isPending} onClick={() => retry.mutate({})}>
          Try again
        </Button>
      }
    >
      Mails to {email} come back: its mail server says there is no such mailbox. Until it works you only get
      what secures your account.
    </Notice>
  )
}
