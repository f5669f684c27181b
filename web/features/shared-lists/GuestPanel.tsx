import { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import classes from './SharedList.module.css'
import type { Guest } from './use-guest.ts'

interface GuestPanelProps {
  token: string
  brand: string
  guest: Guest
}

/** How a guest becomes able to vote: their name and address, then the code that was emailed. */
export function GuestPanel({ token, brand, guest }: GuestPanelProps) {
  const [email, setEmail] = useState('')
  if (guest.guestToken !== '')
    return (
      <p className={classes.panel} role="status">
        {guest.name && `You vote as ${guest.name}. `}
        {brand} reads your votes and comments. The talents don’t.
      </p>
    )
  return (
    <section className={classes.panel} aria-label="Vote on this list">
      <h2>What do you think?</h2>
      {email === '' ? (
        <AskForCode token={token} brand={brand} onSent={setEmail} />
      ) : (
        <EnterCode token={token} email={email} guest={guest} onBack={() => setEmail('')} />
      )}
    </section>
  )
}

function AskForCode({
  token,
  brand,
  onSent,
}: {
  token: string
  brand: string
  onSent: (email: string) => void
}) {
  const { form, onSubmit, isSending } = useCallForm({
    call: sharedListCalls.requestGuestCode,
    initial: { name: '', email: '' },
    toBody: (values) => ({ token, ...values }),
    onSuccess: ({ email }) => onSent(email),
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Send code
        </Button>
      }
    >
      <p>
        Confirm your email address to vote and comment. {brand} sees your name with what you write. We delete
        both 30 days after this link ends.
      </p>
      <TextField label="Your name" isRequired maxLength={60} {...form.getInputProps('name')} />
      <EmailField label="Your email" isRequired {...form.getInputProps('email')} />
    </FormBody>
  )
}

interface EnterCodeProps {
  token: string
  email: string
  guest: Guest
  onBack: () => void
}

function EnterCode({ token, email, guest, onBack }: EnterCodeProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: sharedListCalls.confirmGuest,
    initial: { code: '' },
    toBody: ({ code }) => ({ token, email, code: code.trim() }),
    onSuccess: ({ guestToken }) => guest.remember(guestToken),
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onBack}>Use another address</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Confirm
          </Button>
        </>
      }
    >
      <p role="status">We have sent a code to {email}. It works for 10 minutes.</p>
      <TextField label="6-digit code" isRequired maxLength={6} {...form.getInputProps('code')} />
    </FormBody>
  )
}
