import { contactCalls } from '@marquee/contract/calls/contact'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './ContactForm.module.css'

interface Sent {
  number: string
  email: string
}

/** Sends a message to the operators; signed in or not. Its number replaces the form afterwards. */
export function ContactForm() {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Stack gap={12}>
      <div role="status">
        {sent && (
          <Callout tone="good">
            <p>
              We have your message. Its number is <strong>{sent.number}</strong>. We have sent a confirmation
              to {sent.email}.
            </p>
          </Callout>
        )}
      </div>
      {sent ? (
        <Button onClick={() => setSent(null)}>Write another message</Button>
      ) : (
        <MessageForm onSent={setSent} />
      )}
    </Stack>
  )
}

function MessageForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: contactCalls.contactUs,
    initial: { name: '', email: '', subject: '', message: '', website: '' },
    success: null,
    onSuccess: ({ number }, { email }) => onSent({ number, email }),
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Send message
        </Button>
      }
    >
      <TextField label="Your name" isRequired autoComplete="name" {...form.getInputProps('name')} />
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      <TextField label="Subject" isRequired {...form.getInputProps('subject')} />
      <TextAreaField
        label="Message"
        hint="For a complaint: what happened, when, who is involved, and what you would like us to do."
        isRequired
        rows={6}
        limit={4_000}
        {...form.getInputProps('message')}
      />
      <HiddenField {...form.getInputProps('website')} />
    </FormBody>
  )
}

interface HiddenFieldProps {
  value?: string
  onChange?: (value: string) => void
}

/** A field that only programs fill. Neither the eye nor the keyboard nor a screen reader reaches it. */
function HiddenField({ value = '', onChange }: HiddenFieldProps) {
  return (
    <div className={classes.hidden} aria-hidden="true">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          // Password managers fill it otherwise, and a person’s message would be lost.
          data-1p-ignore
          data-lpignore="true"
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </label>
    </div>
  )
}
