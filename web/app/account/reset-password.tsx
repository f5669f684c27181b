import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { ResetPasswordForm } from '#features/identity/ResetPasswordForm.tsx'
import { unlistedMeta } from '#lib/public-meta.ts'
import { useHash } from '#lib/use-hash.ts'
import { Callout } from '#ui/Callout.tsx'

const title = 'Set a new password'

export const meta = () =>
  unlistedMeta({ title, description: 'Set a new password with the link that Marquee has emailed to you.' })

export default function ResetPassword() {
  const token = useHash()
  return (
    <AccountPage title={title}>
      {token ? <ResetPasswordForm token={token} /> : token === '' && <BrokenLink />}
    </AccountPage>
  )
}

function BrokenLink() {
  return (
    <Callout tone="warning">
      This link is incomplete. Open it from the email again, or{' '}
      <Link to="/forgot-password">request a new one</Link>.
    </Callout>
  )
}
