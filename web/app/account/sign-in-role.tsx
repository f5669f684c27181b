import { data, Link, useParams } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { accountTypeNames, accountTypes, isAccountType } from '#features/identity/account-types.ts'
import { DemoSignIns } from '#features/identity/DemoSignIns.tsx'
import { SignInForm } from '#features/identity/SignInForm.tsx'

export default function SignInRole() {
  const { role } = useParams()
  if (!isAccountType(role)) throw data(null, { status: 404 })
  const foot = (
    <>
      <p>
        New here? <Link to={`/signup/${role}`}>Join as a {accountTypes[role].word}</Link>
      </p>
      {accountTypeNames
        .filter((accountType) => accountType !== role)
        .map((accountType) => (
          <p key={accountType}>
            <Link to={`/signin/${accountType}`}>I am a {accountTypes[accountType].word}</Link>
          </p>
        ))}
    </>
  )
  return (
    <AccountPage key={role} title={`Sign in as a ${accountTypes[role].word}`} foot={foot}>
      <SignInForm accountType={role} />
      <DemoSignIns accountType={role} />
    </AccountPage>
  )
}
