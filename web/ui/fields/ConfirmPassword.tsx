import { identityCalls } from '@marquee/contract/calls/identity'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '../Button.tsx'
import { FormBody } from './FormBody.tsx'
import { PasswordField } from './PasswordField.tsx'

interface ConfirmPasswordProps {
  /** What the password protects here, such as “your money”. */
  protects: string
  /** Runs after the password is confirmed, to repeat the blocked call. */
  onConfirmed: () => void
  isBusy: boolean
  onCancel: () => void
}

/** Asks for the password before an action that affects money or the account, so that an unlocked laptop is not enough. */
export function ConfirmPassword({ protects, onConfirmed, isBusy, onCancel }: ConfirmPasswordProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: identityCalls.confirmPassword,
    initial: { password: '' },
    onSuccess: onConfirmed,
    onError: (error) => {
      form.setErrors({ password: error.message })
      return true
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending || isBusy}>
            Continue
          </Button>
        </>
      }
    >
      <p>To protect {protects}, enter your password again.</p>
      <PasswordField label="Your password" isRequired {...form.getInputProps('password')} />
    </FormBody>
  )
}
