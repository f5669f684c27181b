import { Link, useLocation, useParams } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AgentSignUpForm } from '#features/identity/AgentSignUpForm.tsx'
import { accountTypes, isAccountType } from '#features/identity/account-types.ts'
import { SignUpForm } from '#features/identity/SignUpForm.tsx'
import { MissingPage } from '#ui/ErrorPage.tsx'

export default function SignUpRole() {
  const { role } = useParams()
  const { search } = useLocation()
  if (!isAccountType(role)) return <MissingPage />
  const { word, promise } = accountTypes[role]
  return (
    <AccountPage
      key={role}
      title={`Join as a ${word}`}
      lead={promise}
      foot={
        <p>
          Already have an account? <Link to={`/signin/${role}${search}`}>Sign in</Link>
        </p>
      }
    >
      {role === 'talentagent' ? <AgentSignUpForm /> : <SignUpForm accountType={role} />}
    </AccountPage>
  )
}
