import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { type AccountType, signInOf } from './account-types.ts'
import { useAnswerSignIn } from './use-complete-sign-in.ts'

interface SignInFormProps {
  accountType?: AccountType
  /** The way to a new account, directly under the button. */
  join?: ReactNode
  /** The account has a second factor, whose code answers the challenge. */
  onChallenge: (challenge: string) => void
}

/**
 * Signs in, to the given account type or to that of the address, and opens the page the user wanted, if the role
 * may.
 */
export function SignInForm({ accountType, join, onChallenge }: SignInFormProps) {
  const enter = useAnswerSignIn(onChallenge)
  const navigate = useNavigate()
  const { search } = useLocation()
  const { form, onSubmit, isSending } = useCallForm({
    call: signInOf(accountType),
    initial: { email: '', password: '' },
    onSuccess: enter,
    onError: (error, { email }) => {
      if (!(error instanceof ApiError)) return false
      if (error.code === 'wrong_sign_in') {
        form.setErrors({ password: errorText(error) })
        return true
      }
      if (error.code !== 'email_not_verified') return false
      navigate(`/verify-email${search}#role=${accountType ?? error.role}&email=${encodeURIComponent(email)}`)
      return true
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" kind="primary" size="large" wide busy={isSending}>
            Sign in
          </Button>
          {join}
          <p>
            <Link to={`/forgot-password${search}`}>Forgot your password?</Link>
          </p>
        </>
      }
    >
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      <PasswordField label="Password" isRequired {...form.getInputProps('password')} />
    </FormBody>
  )
}
