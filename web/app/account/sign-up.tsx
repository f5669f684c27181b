import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { AccountTypeChoice } from '#features/identity/AccountTypeChoice.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'

export const meta = (args: MetaArgs) =>
  publicMeta(args, {
    title: 'Join',
    description: 'Create a free account on Marquee as a brand, a talent or a talent agent.',
  })

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
