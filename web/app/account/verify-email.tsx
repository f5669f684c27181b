import { AccountPage } from '#features/identity/AccountPage.tsx'
import { isAccountType } from '#features/identity/account-types.ts'
import { VerifyForm } from '#features/identity/VerifyForm.tsx'
import { unlistedMeta } from '#lib/public-meta.ts'
import { useHash } from '#lib/use-hash.ts'
import { NextStep } from './NextStep.tsx'

const title = 'Check your email'

export const meta = () =>
  unlistedMeta({
    title,
    description: 'Confirm your email address with the code that Marquee has sent to it.',
  })

/** The page for the emailed code. The address is in the URL fragment and never reaches a server log. */
export default function VerifyEmail() {
  const hash = useHash()
  const params = new URLSearchParams(hash ?? '')
  const email = params.get('email') ?? ''
  const role = params.get('role') ?? undefined
  return (
    <AccountPage
      title={title}
      lead="We’ve sent you a code. It may take a minute, and your spam folder may have it."
      nextStep={<NextStep />}
    >
      {hash !== null && <VerifyForm accountType={isAccountType(role) ? role : 'brand'} email={email} />}
    </AccountPage>
  )
}
