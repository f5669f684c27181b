import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AccountTypeChoice } from '#features/identity/AccountTypeChoice.tsx'

export default function SignUp() {
  return (
    <AccountPage
      title="Join Marquee"
      lead="Joining is free. Choose your account type."
      foot={
        <p>
          Already have an account? <Link to="/signin">Sign in</Link>
        </p>
      }
    >
      <AccountTypeChoice />
    </AccountPage>
  )
}
