import { signInCalls } from '@marquee/contract/calls/sign-in'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'

/** Requests a link to reset the password. The response does not reveal whether the address is known. */
export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false)
  const { form, onSubmit, isSending } = useCallForm({
    call: signInCalls.forgotPassword,
    initial: { email: '' },
    success: null,
    onSuccess: () => setSent(true),
  })
  if (isSent)
    return (
      <Callout tone="good">
        If that address has an account, we’ve sent a link. It works once, for 10 minutes.
      </Callout>
    )
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          Send link
        </Button>
      }
    >
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
    </FormBody>
  )
}
