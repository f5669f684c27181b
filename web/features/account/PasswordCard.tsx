import { identityCalls } from '@marquee/contract/calls/identity'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'

const empty = { currentPassword: '', newPassword: '' }

/** The form to change the password; every other session ends with it. */
export function PasswordCard() {
  const { form, onSubmit, isSending } = useCallForm({
    call: identityCalls.changePassword,
    initial: empty,
    topics: ['sessions'],
    onSuccess: () => form.setValues(empty),
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
    </Card>
  )
}
