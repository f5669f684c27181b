import { Link, useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { areaOf, redirectFor } from '#lib/area-of-role.ts'
import { beginSession } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { type Door, doors } from './role-doors.ts'

/** Signs in by one door and goes on to where the person wanted to be, as far as the role may go there. */
export function SignInForm({ door, next }: { door: Door; next: string | null }) {
  const navigate = useNavigate()
  const { form, onSubmit, isSending } = useCallForm({
    call: doors[door].signIn,
    initial: { email: '', password: '' },
    onSuccess: ({ token, user }) => {
      beginSession(token, user)
      const role = user.role.role
      navigate(next?.startsWith('/dashboard') && !redirectFor(role, next) ? next : areaOf(role), { replace: true })
    },
    onRefusal: (fault, { email }) => {
      if (!(fault instanceof ApiError && fault.code === 'email_not_verified')) return false
      navigate(`/verify-email?role=${door}&email=${encodeURIComponent(email)}`)
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
          <p>
            <Link to="/forgot-password">Forgot your password?</Link>
          </p>
        </>
      }
    >
      <EmailField label="E-mail" isRequired {...form.getInputProps('email')} />
      <PasswordField label="Password" isRequired {...form.getInputProps('password')} />
    </FormBody>
  )
}
