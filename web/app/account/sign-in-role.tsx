import { Link, useLocation } from 'react-router'
import {
  type AccountType,
  accountTypeIn,
  accountTypeNames,
  accountTypes,
} from '#features/identity/account-types.ts'
import { SignInPage } from '#features/identity/SignInPage.tsx'
import { useSkipSignIn } from '#features/identity/use-complete-sign-in.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { WantedPage } from './WantedPage.tsx'

export default function SignInRole() {
  // What they wanted to open stays in the address.
  const { pathname, search } = useLocation()
  const role = accountTypeIn(pathname)
  useSkipSignIn()
  const { word } = accountTypes[role]
  const join = `/signup/${role}${search}`
  // Someone who came to do something may have no account yet, so the way to one is beside the sign-in.
  const cameToAct = new URLSearchParams(search).has('next')
  return (
    <SignInPage
      key={role}
      title={`Sign in as a ${word}`}
      lead={<WantedPage />}
      accountType={role}
      join={
        cameToAct && (
          <ButtonLink to={join} size="large" wide>
            New here? Join as a {word}
          </ButtonLink>
        )
      }
      foot={
        <>
          {!cameToAct && (
            <p>
              New here? <Link to={join}>Join as a {word}</Link>
            </p>
          )}
          <OtherSignIns accountType={role} />
        </>
      }
    />
  )
}

/** Leads someone who opened the sign-in of another account type to their own. */
function OtherSignIns({ accountType }: { accountType: AccountType }) {
  const [first, second] = accountTypeNames.filter((name) => name !== accountType)
  if (!first || !second) return null
  return (
    <p>
      Not a {accountTypes[accountType].word}? Sign in as a{' '}
      <Link to={`/signin/${first}`}>{accountTypes[first].word}</Link> or a{' '}
      <Link to={`/signin/${second}`}>{accountTypes[second].word}</Link>.
    </p>
  )
}
