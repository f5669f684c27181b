import { accountCalls } from '@marquee/contract/calls/accounts'
import { secretErrors } from '#lib/api-error.ts'
import { useSession } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '../Button.tsx'
import { FormBody } from './FormBody.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'

interface ConfirmPasswordProps {
  /** What is protected here, such as “your money”. */
  protects: string
  /** Runs after the confirmation, to repeat the blocked call. */
  onConfirmed: () => void
  isBusy: boolean
  onCancel: () => void
}

/**
 * Asks for the password, and for a code where the account has a second factor, before an action that affects money or the
 * account, so that an unlocked laptop is not enough.
 */
export function ConfirmPassword({ protects, onConfirmed, isBusy, onCancel }: ConfirmPasswordProps) {
  const hasSecondFactor = useSession(({ user }) => user !== null && user.secondFactor !== null)
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.confirmPassword,
    initial: { password: '', code: '' },
    toBody: ({ password, code }) => ({ password, ...(hasSecondFactor && { code }) }),
    onSuccess: onConfirmed,
    onError: (error) => {
      const errors = secretErrors(error)
      if (errors) form.setErrors(errors)
      return errors !== null
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
      <p>
        To protect {protects}, enter your password again
        {hasSecondFactor ? ', and a code from your authenticator app.' : '.'}
      </p>
      <PasswordField label="Your password" isRequired {...form.getInputProps('password')} />
      {hasSecondFactor && <SecondFactorField {...form.getInputProps('code')} />}
    </FormBody>
  )
}
