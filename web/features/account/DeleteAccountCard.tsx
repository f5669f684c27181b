import { accountCalls } from '@marquee/contract/calls/accounts'
import { useState } from 'react'
import { secretErrors } from '#lib/api-error.ts'
import { forgetSession } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import classes from './DeleteAccountCard.module.css'

/**
 * Deletes the account and everything listed in `alsoLost`, after showing the consequences and asking for the
 * password.
 */
export function DeleteAccountCard({ alsoLost = [] }: { alsoLost?: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const stepUp = useStepUp()
  const { form, onSubmit, isSending } = useCallForm({
    call: accountCalls.deleteProfile,
    initial: { password: '' },
    onSuccess: () => {
      forgetSession()
      window.location.assign('/')
    },
    onError: (error) => {
      if (stepUp.ask(error, () => onSubmit())) return true
      const errors = secretErrors(error)
      if (errors) form.setErrors(errors)
      return errors !== null
    },
  })
  return (
    <Card title="Delete account">
      <p className={classes.text}>
        You can’t undo this. You can’t delete your account while you have open deals or offers.
      </p>
      <div>
        <Button onClick={() => setOpen(true)}>Delete my account…</Button>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        consequences={[
          'Your profile and your files are deleted permanently.',
          'The other party keeps completed deals, without your contact details.',
          ...alsoLost,
          'You’re signed out on every device.',
        ]}
        confirm="Delete my account"
        isDangerous
        isBusy={isSending}
        onConfirm={() => onSubmit()}
      >
        <PasswordField label="Your password" isRequired {...form.getInputProps('password')} />
      </ConfirmDialog>
      <StepUpDialog stepUp={stepUp} protects="your account" isBusy={isSending} />
    </Card>
  )
}
