import { useSearchParams } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { isAccountType } from '#features/identity/account-types.ts'
import { VerifyForm } from '#features/identity/VerifyForm.tsx'

export default function VerifyEmail() {
  const [params] = useSearchParams()
  const email = params.get('email') ?? ''
  const role = params.get('role') ?? undefined
  return (
    <AccountPage
      title="Check your email"
      lead={email ? `We’ve sent a code to ${email}.` : 'We’ve sent you a code.'}
    >
      <VerifyForm accountType={isAccountType(role) ? role : 'brand'} email={email} />
    </AccountPage>
  )
}
