import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { DemoSignIns } from '#features/identity/DemoSignIns.tsx'
import { SignInForm } from '#features/identity/SignInForm.tsx'

/** One form for every account type: the address decides which it is. */
export default function SignIn() {
  return (
    <AccountPage
      title="Sign in"
      foot={
        <p>
          New here? <Link to="/signup">Create an account</Link>
        </p>
      }
    >
      <SignInForm />
      <DemoSignIns />
    </AccountPage>
  )
}
