import { signInCalls } from '@marquee/contract/calls/sign-in'
import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { EmailedLink } from '#features/identity/EmailedLink.tsx'
import { unlistedMeta } from '#lib/public-meta.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Callout } from '#ui/Callout.tsx'
import { Stack } from '#ui/Stack.tsx'

const title = 'Restore your email address'

export const meta = () =>
  unlistedMeta({
    title,
    description:
      'Restore the former email address of your account with the link that Marquee has emailed to you.',
  })

/** Restores the former email address of an account with the link that was sent there. */
export default function UndoEmailChange() {
  const undo = useCallMutation(signInCalls.undoEmailChange, { quiet: true })
  if (undo.data)
    return (
      <AccountPage title="Your address is restored" isTabTitle>
        <Stack>
          <Callout tone="good">
            Your account has the address {undo.data.email} again, and every session has ended.
          </Callout>
          <p>
            We’ve emailed you a link to set a new password. It works for ten minutes; after that,{' '}
            <Link to="/forgot-password">request a new one</Link>.
          </p>
        </Stack>
      </AccountPage>
    )
  return (
    <AccountPage title={title}>
      <EmailedLink
        label="Restore my address"
        isBusy={undo.isPending}
        error={undo.error}
        onUse={(token) => undo.mutate({ token })}
      >
        <p>
          Your account gets its former email address back. Everyone is signed out, and the present password
          stops working. You set a new one with a link that we email you.
        </p>
      </EmailedLink>
    </AccountPage>
  )
}
