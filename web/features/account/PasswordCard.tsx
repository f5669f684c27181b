import { accountCalls } from '@marquee/contract/calls/accounts'
import { useState } from 'react'
import { type RequiredStep, requiredStep, secretErrors } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'

const empty = { currentPassword: '', newPassword: '' }

/** The form to change the password; every other session ends with it. */
export function PasswordCard() {
  const [step, setStep] = useState<RequiredStep | null>(null)
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.changePassword,
    initial: empty,
    topics: ['sessions'],
    onSuccess: () => {
      setStep(null)
      form.setValues(empty)
    },
    onError: (error) => {
      const [required, errors] = [requiredStep(error), secretErrors(error)]
      setStep(required)
      if (errors) form.setErrors({ currentPassword: errors.password })
      return required !== null || errors !== null
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
      <StepUpDialog
        step={step}
        protects="your account"
        onDone={() => onSubmit()}
        isBusy={isSending}
        onCancel={() => setStep(null)}
      />
    </Card>
  )
}
