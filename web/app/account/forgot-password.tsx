import { Link, useLocation } from 'react-router'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { ForgotPasswordForm } from '#features/identity/ForgotPasswordForm.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'

const title = 'Forgot your password?'
const lead = 'Enter your email and we’ll send you a link to set a new password.'

export const meta = (args: MetaArgs) => publicMeta(args, { title, description: lead })

/** Asks for a link to set a new password. The way back keeps what the visitor came to do, which the address of the sign-in names. */
export default function ForgotPassword() {
  const { search } = useLocation()
  return (
    <AccountPage
      title={title}
      lead={lead}
      foot={
        <p>
          <Link to={`/signin${search}`}>Back to sign-in</Link>
        </p>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  )
}
