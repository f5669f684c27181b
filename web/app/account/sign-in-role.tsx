import { Link, useLocation, useParams } from 'react-router'
import { accountTypeNames, accountTypes, isAccountType } from '#features/identity/account-types.ts'
import { SignInPage } from '#features/identity/SignInPage.tsx'
import { useSkipSignIn } from '#features/identity/use-complete-sign-in.ts'
import { MissingPage } from '#ui/ErrorPage.tsx'
import { WantedPage } from './WantedPage.tsx'

export default function SignInRole() {
  const { role } = useParams()
  // What they wanted to open stays in the address.
  const { search } = useLocation()
  useSkipSignIn()
  if (!isAccountType(role)) return <MissingPage />
  const foot = (
    <>
      <p>
        New here? <Link to={`/signup/${role}${search}`}>Join as a {accountTypes[role].word}</Link>
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
    <SignInPage
      key={role}
      title={`Sign in as a ${accountTypes[role].word}`}
      lead={<WantedPage />}
      foot={foot}
      accountType={role}
    />
  )
}
