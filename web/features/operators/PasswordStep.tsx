import { operatorCalls } from '@marquee/contract/calls/operators'
import { ApiError, errorText } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'

/** The first step of the sign-in: a correct password sends a code. */
export function PasswordStep({ onSent }: { onSent: (isEnrolled: boolean) => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorCalls.generateOtp,
    initial: { email: '', password: '' },
    onSuccess: ({ isEnrolled }) => onSent(isEnrolled),
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_sign_in'
      if (isWrong) form.setErrors({ password: errorText(error) })
      return isWrong
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          Continue
        </Button>
      }
    >
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      <PasswordField label="Password" isRequired {...form.getInputProps('password')} />
    </FormBody>
  )
}
