import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { ForgotPasswordForm } from '#features/identity/ForgotPasswordForm.tsx'

export default function ForgotPassword() {
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link."
      foot={
        <p>
          <Link to="/signin">Back to sign-in</Link>
        </p>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  )
}
