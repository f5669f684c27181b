import { ApiError, errorText } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type AccountType, accountTypes } from './account-types.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Confirms an email address with the emailed code, which starts the first session. */
export function VerifyForm({ accountType, email }: { accountType: AccountType; email: string }) {
  const enter = useCompleteSignIn()
  const resend = useCallMutation(accountTypes[accountType].resend)
  const { form, onSubmit, isSending } = useCallForm({
    call: accountTypes[accountType].verify,
    initial: { email, code: '' },
    onSuccess: enter,
    onError: (fault) => {
      const isWrongCode = fault instanceof ApiError && fault.code === 'wrong_code'
      if (isWrongCode) form.setErrors({ code: errorText(fault) })
      return isWrongCode
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" kind="primary" size="large" wide busy={isSending}>
            Confirm
          </Button>
          <Button
            kind="quiet"
            wide
            busy={resend.isPending}
            onClick={() => resend.mutate({ email: form.values.email })}
          >
            Send new code
          </Button>
        </>
      }
    >
      {email === '' && <EmailField label="Email" isRequired {...form.getInputProps('email')} />}
      <TextField
        label="6-digit code"
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.getInputProps('code')}
      />
    </FormBody>
  )
}
