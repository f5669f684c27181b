import { deviceName } from '#lib/device-name.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { useEndSessions, useSessions } from './sessions.queries.ts'

/** The active sessions of the account, each with a button to end it. */
export function SessionsCard() {
  const sessions = useSessions()
  const end = useEndSessions()
  return (
    <Card title="Active sessions">
      <Loaded query={sessions} skeleton={<RowsSkeleton count={2} />}>
        {({ items }) => (
          <Stack gap={12}>
            <RowList label="Sessions">
              {items.map(({ id, device, current, lastSeenAt }) => (
                <Row
                  key={id}
                  title={deviceName(device)}
                  detail={
                    <>
                      Last seen <RelativeTime at={lastSeenAt} />
                    </>
                  }
                  action={
                    current ? (
                      <Status tone="good">This device</Status>
                    ) : (
                      <Button size="small" onClick={() => end.mutate({ sessionId: id })}>
                        Sign out
                      </Button>
                    )
                  }
                />
              ))}
            </RowList>
            {items.length > 1 && (
              <Button busy={end.isPending} onClick={() => end.mutate({})}>
                Sign out all other sessions
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}
