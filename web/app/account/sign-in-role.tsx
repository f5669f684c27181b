import { Link, useParams } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { accountTypeNames, accountTypes, isAccountType } from '#features/identity/account-types.ts'
import { DemoSignIns } from '#features/identity/DemoSignIns.tsx'
import { SignInForm } from '#features/identity/SignInForm.tsx'
import { MissingPage } from '#ui/ErrorPage.tsx'

export default function SignInRole() {
  const { role } = useParams()
  if (!isAccountType(role)) return <MissingPage />
  const foot = (
    <>
      <p>
        New here? <Link to={`/signup/${role}`}>Join as a {accountTypes[role].word}</Link>
      </p>
      {accountTypeNames
        .filter((door) => door !== role)
        .map((door) => (
          <p key={door}>
            <Link to={`/signin/${door}`}>I am a {accountTypes[door].word}</Link>
          </p>
        ))}
    </>
  )
  return (
    <AccountPage key={role} title={`Sign in as a ${accountTypes[role].word}`} foot={foot}>
      <SignInForm door={role} />
      <DemoSignIns door={role} />
    </AccountPage>
  )
}
