import { calendarCalls } from '@marquee/contract/calls/calendar'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { copyText } from '#lib/copy-text.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './CalendarFeedCard.module.css'
import { useCalendarFeed } from './calendar.queries.ts'

const topics = ['calendar']

/** Makes, renews and ends the address at which a calendar program reads the account’s due dates. */
export function CalendarFeedCard() {
  const feed = useCalendarFeed().data
  const [url, setUrl] = useState('')
  const [isResetting, setResetting] = useState(false)
  const reset = useCallMutation(calendarCalls.resetCalendarFeed, {
    topics,
    success: null,
    onSuccess: (created) => {
      setUrl(created.url)
      setResetting(false)
    },
  })
  const end = useCallMutation(calendarCalls.endCalendarFeed, { topics, onSuccess: () => setUrl('') })
  if (!feed) return null
  return (
    <Card id="calendar-feed" title="Subscribe in your calendar">
      <Stack gap={12}>
        <p>
          Google, Apple and Outlook calendars can show when drafts and reviews are due, posting windows and
          payout dates. They get no names and no amounts.
        </p>
        {url !== '' && (
          <Callout tone="good">
            <p>
              Copy this address now. We don’t store it and can’t show it again. Add it in your calendar as a
              calendar from a URL.
            </p>
            <p className={classes.address}>{url}</p>
            <Button size="small" onClick={() => void copyText(url)}>
              Copy address
            </Button>
          </Callout>
        )}
        {feed.createdAt && url === '' && (
          <p>
            Your address was created on {formatDate(feed.createdAt)}. If you have lost it, or others know it,
            create a new one.
          </p>
        )}
        <Cluster>
          {feed.createdAt ? (
            <>
              <Button size="small" onClick={() => setResetting(true)}>
                Reset address
              </Button>
              <Button size="small" kind="quiet" busy={end.isPending} onClick={() => end.mutate({})}>
                End address
              </Button>
            </>
          ) : (
            <Button size="small" busy={reset.isPending} onClick={() => reset.mutate({})}>
              Create address
            </Button>
          )}
        </Cluster>
      </Stack>
      <ConfirmDialog
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        title="Reset the address of your calendar?"
        consequences={[
          'The current address stops working at once.',
          'Calendars that use it no longer get your dates until you add the new address.',
        ]}
        confirm="Reset address"
        isBusy={reset.isPending}
        onConfirm={() => reset.mutate({})}
      />
    </Card>
  )
}
