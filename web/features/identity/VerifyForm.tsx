import { useCallForm } from '#lib/use-call-form.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type Door, doors } from './role-doors.ts'
import { useEnter } from './use-enter.ts'

/** Confirms an e-mail with the mailed code, which opens the first session. */
export function VerifyForm({ door, email }: { door: Door; email: string }) {
  const enter = useEnter()
  const resend = useWrite(doors[door].resend)
  const { form, onSubmit, isSending } = useCallForm({
    call: doors[door].verify,
    initial: { email, code: '' },
    onSuccess: enter,
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
            Send a new code
          </Button>
        </>
      }
    >
      {email === '' && <EmailField label="E-mail" isRequired {...form.getInputProps('email')} />}
      <TextField
        label="Code of six digits"
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.getInputProps('code')}
      />
    </FormBody>
  )
}
