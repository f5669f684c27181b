import { type ReactNode, useState } from 'react'
import { AccountPage } from './AccountPage.tsx'
import type { AccountType } from './account-types.ts'
import { type DemoAccounts, DemoSignIns } from './DemoSignIns.tsx'
import { SecondFactorPage } from './SecondFactorPage.tsx'
import { SignInForm } from './SignInForm.tsx'

interface SignInPageProps {
  title: string
  /** What the visitor came to do. */
  nextStep?: ReactNode
  accountType?: AccountType
  /** The accounts of the demo that the server has read. */
  demo: DemoAccounts | null
  /** The way to a new account, directly under the button that signs in. */
  join?: ReactNode
  /** Links to other pages. */
  foot: ReactNode
}

/** The sign-in: password, and then a code where the account has a second factor. */
export function SignInPage({ title, nextStep, accountType, demo, join, foot }: SignInPageProps) {
  const [challenge, setChallenge] = useState<string | null>(null)
  if (challenge) return <SecondFactorPage challenge={challenge} onRestart={() => setChallenge(null)} />
  const type = accountType ? { accountType } : {}
  return (
    <AccountPage title={title} nextStep={nextStep} foot={foot}>
      <SignInForm {...type} join={join} onChallenge={setChallenge} />
      <DemoSignIns {...type} known={demo} onChallenge={setChallenge} />
    </AccountPage>
  )
}
