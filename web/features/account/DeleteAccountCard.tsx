import { identityCalls } from '@marquee/contract/calls/identity'
import { useState } from 'react'
import { forgetSession } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import classes from './DeleteAccountCard.module.css'

/**
 * Deletes the account and everything listed in `alsoLost`, after showing the consequences and asking for the
 * password.
 */
export function DeleteAccountCard({ alsoLost = [] }: { alsoLost?: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const { form, onSubmit, isSending } = useCallForm({
    call: identityCalls.deleteProfile,
    initial: { password: '' },
    onSuccess: () => {
      forgetSession()
      window.location.assign('/')
    },
  })
  return (
    <Card title="Delete the account">
      <p className={classes.text}>This cannot be undone. It is refused while deals or offers are open.</p>
      <Button onClick={() => setOpen(true)}>Delete my account…</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        consequences={[
          'Your profile and your files are erased. Nobody can bring them back.',
          'Finished deals stay with the other side, without your contact data.',
          ...alsoLost,
          'You are signed out everywhere at once.',
        ]}
        confirm="Delete my account"
        isDangerous
        isBusy={isSending}
        onConfirm={() => onSubmit()}
      >
        <PasswordField label="Your password" isRequired {...form.getInputProps('password')} />
      </ConfirmDialog>
    </Card>
  )
}
