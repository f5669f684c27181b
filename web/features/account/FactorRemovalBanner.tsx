import { securityCalls } from '@marquee/contract/calls/security'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { keepUser, useUser } from '#lib/session.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import classes from './FactorRemovalBanner.module.css'

/** Says on every page that two-step verification will be turned off, and keeps it on with one click. */
export function FactorRemovalBanner({ removesAt }: { removesAt: string }) {
  const user = useUser()
  const keep = useCallMutation(securityCalls.cancelFactorRemoval, {
    topics: ['account'],
    onSuccess: () => keepUser({ ...user, secondFactor: { removesAt: null } }),
  })
  return (
    <div role="status" className={classes.banner}>
      <Callout
        tone="bad"
        action={
          <Button busy={keep.isPending} onClick={() => keep.mutate({})}>
            Keep it on
          </Button>
        }
      >
        <strong>Two-step verification will be turned off on {formatLocalDateTime(removesAt)}.</strong> Someone
        with your password and your mailbox asked for this. If it wasn’t you, keep it on and change your
        password.
      </Callout>
    </div>
  )
}
