import { signInCalls } from '@marquee/contract/calls/sign-in'
import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { EmailedLink } from '#features/identity/EmailedLink.tsx'
import { unlistedMeta } from '#lib/public-meta.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Callout } from '#ui/Callout.tsx'
import { Stack } from '#ui/Stack.tsx'

const title = 'Keep two-step verification on'

export const meta = () =>
  unlistedMeta({
    title,
    description:
      'Cancel a request to turn two-step verification off, with the link that Marquee has emailed to you.',
  })

/** Cancels the removal of a second factor with the emailed link. */
export default function KeepSecondFactor() {
  const keep = useCallMutation(signInCalls.keepSecondFactor, { quiet: true })
  if (keep.data)
    return (
      <AccountPage title="Two-step verification stays on" isTabTitle>
        <Stack>
          <Callout tone="good">The request is cancelled. Signing in still needs a code.</Callout>
          <p>
            If you did not make the request, someone knows your password.{' '}
            <Link to="/forgot-password">Set a new one</Link> now.
          </p>
        </Stack>
      </AccountPage>
    )
  return (
    <AccountPage title={title}>
      <EmailedLink
        label="Keep it on"
        isBusy={keep.isPending}
        error={keep.error}
        onUse={(token) => keep.mutate({ token })}
      >
        <p>Someone with your password and your mailbox has asked us to turn two-step verification off.</p>
      </EmailedLink>
    </AccountPage>
  )
}
