import { contactCalls } from '@marquee/contract/calls/contact'
import { useUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

/** Sends a message to the operators from the account; its number is confirmed, and a copy is sent to the user. */
export function ContactCard() {
  const { name, email, role } = useUser()
  const empty = { name, email, subject: '', message: '' }
  const { form, onSubmit, isSending } = useCallForm({
    call: role.role === 'brand' ? contactCalls.brandContactUs : contactCalls.contactUs,
    initial: empty,
    onSuccess: () => form.setValues(empty),
  })
  return (
    <Card title="Contact Marquee">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" busy={isSending}>
            Send message
          </Button>
        }
      >
        <p>We answer at {email} within 3 working days.</p>
        <TextField label="Your name" isRequired {...form.getInputProps('name')} />
        <TextField label="Subject" isRequired {...form.getInputProps('subject')} />
        <TextAreaField label="Message" isRequired rows={4} limit={4_000} {...form.getInputProps('message')} />
      </FormBody>
    </Card>
  )
}
