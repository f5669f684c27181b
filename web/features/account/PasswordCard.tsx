import { accountCalls } from '@marquee/contract/calls/accounts'
import { secretErrors } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'

const empty = { currentPassword: '', newPassword: '' }

/** The form to change the password; every other session ends with it. */
export function PasswordCard() {
  const stepUp = useStepUp()
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.changePassword,
    initial: empty,
    topics: ['sessions'],
    onSuccess: () => {
      stepUp.close()
      form.setValues(empty)
    },
    onError: (error) => {
      if (stepUp.ask(error, () => onSubmit())) return true
      const errors = secretErrors(error)
      if (errors) form.setErrors({ currentPassword: errors.password })
      return errors !== null
    },
  })
  return (
    <Card title="Password">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Change password
          </Button>
        }
      >
        <PasswordField label="Current password" isRequired {...form.getInputProps('currentPassword')} />
        <PasswordField
          label="New password"
          hint="8 characters or more. You’ll be signed out on all other devices."
          isNew
          isRequired
          {...form.getInputProps('newPassword')}
        />
      </FormBody>
      <StepUpDialog stepUp={stepUp} protects="your account" isBusy={isSending} />
    </Card>
  )
}
