import { deviceName } from '#lib/device-name.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { useEndSessions, useSessions } from './sessions.queries.ts'

/**
 * The active sessions of the account, each with a button to end it. A password entered more than ten minutes ago is
 * asked for first.
 */
export function SessionsCard() {
  const sessions = useSessions()
  const write = useEndSessions()
  const stepUp = useStepUp()
  const end = (which: { sessionId?: string }) =>
    write.mutate(which, {
      onSuccess: stepUp.close,
      onError: (error) => {
        if (!stepUp.ask(error, () => end(which))) write.showError(error)
      },
    })
  return (
    <Card title="Active sessions">
      <Loaded query={sessions} skeleton={<RowsSkeleton count={2} />}>
        {({ items }) => (
          <Stack gap={12}>
            <RowList label="Sessions" hasShortActions>
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
                      <Button size="small" onClick={() => end({ sessionId: id })}>
                        Sign out
                      </Button>
                    )
                  }
                />
              ))}
            </RowList>
            {items.length > 1 && (
              <div>
                <Button busy={write.isPending} onClick={() => end({})}>
                  Sign out all other sessions
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
      <StepUpDialog stepUp={stepUp} protects="your account" isBusy={write.isPending} />
    </Card>
  )
}
