import { Link } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { ForgotPasswordForm } from '#features/identity/ForgotPasswordForm.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'

const title = 'Forgot your password?'
const lead = 'Enter your email and we’ll send you a link.'

export const meta = (args: MetaArgs) => publicMeta(args, { title, description: lead })

export default function ForgotPassword() {
  return (
    <AccountPage
      title={title}
      lead={lead}
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
