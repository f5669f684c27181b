import type { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import type { workLinkCalls } from '@marquee/contract/calls/work-links'
import { type ReactNode, useState } from 'react'
import { secretErrors } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '../Button.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { TextField } from '../fields/TextField.tsx'
import classes from './GuestPanel.module.css'

interface GuestPanelProps {
  token: string
  /** The calls that confirm an address for this kind of link. */
  calls: {
    request: typeof sharedListCalls.requestGuestCode | typeof workLinkCalls.requestReviewCode
    confirm: typeof sharedListCalls.confirmGuest | typeof workLinkCalls.confirmReviewer
  }
  guest: { guestToken: string; remember: (guestToken: string) => void }
  title: string
  /** What the panel is for, as its name. */
  label: string
  /** On a phone the form is behind a button with this text, so that it does not hide the page. */
  opener?: string
  /** Why an address is asked for, who sees what is written, and when it is deleted. */
  children: ReactNode
  /** Shown once the address is confirmed: who writes, and who reads it. */
  confirmed: ReactNode
}

/** How a guest becomes able to write on the page of a link: their name and address, then the code that was emailed. */
export function GuestPanel({
  token,
  calls,
  guest,
  title,
  label,
  opener,
  children,
  confirmed,
}: GuestPanelProps) {
  const [email, setEmail] = useState('')
  const [isOpen, setOpen] = useState(opener === undefined)
  if (guest.guestToken !== '')
    return (
      <p className={classes.panel} role="status">
        {confirmed}
      </p>
    )
  return (
    <section className={classes.panel} aria-label={label} data-folded={!isOpen || undefined}>
      {!isOpen && (
        <div className={classes.opener}>
          <Button kind="primary" wide onClick={() => setOpen(true)}>
            {opener}
          </Button>
        </div>
      )}
      <h2>{title}</h2>
      {email === '' ? (
        <AskForCode token={token} call={calls.request} onSent={setEmail}>
          {children}
        </AskForCode>
      ) : (
        <EnterCode
          token={token}
          email={email}
          call={calls.confirm}
          onConfirmed={guest.remember}
          onBack={() => setEmail('')}
        />
      )}
    </section>
  )
}

interface AskForCodeProps {
  token: string
  call: GuestPanelProps['calls']['request']
  onSent: (email: string) => void
  children: ReactNode
}

function AskForCode({ token, call, onSent, children }: AskForCodeProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call,
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
      <p>{children}</p>
      <TextField label="Your name" isRequired maxLength={60} {...form.getInputProps('name')} />
      <EmailField label="Your email" isRequired {...form.getInputProps('email')} />
    </FormBody>
  )
}

interface EnterCodeProps {
  token: string
  email: string
  call: GuestPanelProps['calls']['confirm']
  onConfirmed: (guestToken: string) => void
  onBack: () => void
}

function EnterCode({ token, email, call, onConfirmed, onBack }: EnterCodeProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call,
    initial: { code: '' },
    toBody: ({ code }) => ({ token, email, code: code.trim() }),
    onSuccess: ({ guestToken }) => onConfirmed(guestToken),
    onError: (error) => {
      const errors = secretErrors(error)
      if (errors) form.setErrors(errors)
      return errors !== null
    },
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
