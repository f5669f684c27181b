import { Link, useLocation } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AccountTypeChoice } from '#features/identity/AccountTypeChoice.tsx'

export default function SignIn() {
  const { search } = useLocation()
  return (
    <AccountPage
      title="Sign in"
      lead="Choose your account type"
      foot={
        <p>
          New here? <Link to="/signup">Create an account</Link>
        </p>
      }
    >
      <AccountTypeChoice path="signin" search={search} />
    </AccountPage>
  )
}
