import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AccountTypeChoice } from '#features/identity/AccountTypeChoice.tsx'

export const meta = () => [{ title: 'Join · Marquee' }]

export default function SignUp() {
  return (
    <AccountPage
      title="Join Marquee"
      tabTitle="Join"
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
