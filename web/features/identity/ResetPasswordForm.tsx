import { signInCalls } from '@marquee/contract/calls/sign-in'
import { useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'

/** Sets a new password with the emailed link, once, and ends every session. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { form, onSubmit, isSending } = useCallForm({
    call: signInCalls.resetPassword,
    initial: { password: '' },
    toBody: ({ password }) => ({ token, password }),
    onSuccess: () => navigate('/signin', { replace: true }),
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          Set password
        </Button>
      }
    >
      <PasswordField
        label="New password"
        hint="8 characters or more. You’ll be signed out on every device."
        isNew
        isRequired
        {...form.getInputProps('password')}
      />
    </FormBody>
  )
}
