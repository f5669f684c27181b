import { Link } from 'react-router'
import { SignInPage } from '#features/identity/SignInPage.tsx'

export const meta = () => [{ title: 'Sign in · Marquee' }]

/** One form for every account type: the address decides which it is. */
export default function SignIn() {
  return (
    <SignInPage
      title="Sign in"
      foot={
        <p>
          New here? <Link to="/signup">Create an account</Link>
        </p>
      }
    />
  )
}
