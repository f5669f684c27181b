import { securityCalls } from '@marquee/contract/calls/security'
import { useState } from 'react'
import { ApiError, errorText, requiredStep } from '#lib/api-error.ts'
import { useSession } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { AppEnrolment, type Enrolment } from '../AppEnrolment.tsx'
import { Button } from '../Button.tsx'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { FormBody } from './FormBody.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TextField } from './TextField.tsx'

interface SetUpSecondFactorProps {
  /** Why it is needed here, before the first step. */
  reason?: string
  onDone: () => void
  onCancel: () => void
}

type Step =
  | { name: 'start' }
  | { name: 'password' }
  | { name: 'app'; enrolment: Enrolment; challenge: string }
  | { name: 'codes'; codes: readonly string[] }

/** Turns two-step verification on: what it is, the app with its first code, and the recovery codes. */
export function SetUpSecondFactor({ reason, onDone, onCancel }: SetUpSecondFactorProps) {
  const [step, setStep] = useState<Step>({ name: 'start' })
  const start = useCallMutation(securityCalls.startSecondFactor, { quiet: true })
  const begin = () =>
    start.mutate(
      {},
      {
        onSuccess: ({ challenge, ...enrolment }) => setStep({ name: 'app', enrolment, challenge }),
        onError: (error) => {
          if (requiredStep(error) === 'confirm') setStep({ name: 'password' })
          else start.showError(error)
        },
      },
    )
  switch (step.name) {
    case 'start':
      return (
        <FormBody
          onSubmit={(event) => {
            event?.preventDefault()
            begin()
          }}
          actions={
            <>
              <Button onClick={onCancel}>Cancel</Button>
              <Button type="submit" kind="primary" busy={start.isPending}>
                Set up
              </Button>
            </>
          }
        >
          {reason && <p>{reason}</p>}
          <p>
            With two-step verification, signing in needs your password and a code from an authenticator app on
            your phone. Someone who only has your password can’t get in.
          </p>
        </FormBody>
      )
    case 'password':
      return (
        <ConfirmPassword
          protects="your account"
          onConfirmed={begin}
          isBusy={start.isPending}
          onCancel={onCancel}
        />
      )
    case 'app':
      return (
        <ConnectApp
          enrolment={step.enrolment}
          challenge={step.challenge}
          onConnected={(codes) => setStep({ name: 'codes', codes })}
          onRestart={begin}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={onDone} />
  }
}

interface ConnectAppProps {
  enrolment: Enrolment
  challenge: string
  onConnected: (recoveryCodes: readonly string[]) => void
  onRestart: () => void
}

/** Shows the key and confirms it with the first code of the app. */
function ConnectApp({ enrolment, challenge, onConnected, onRestart }: ConnectAppProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: securityCalls.turnOnSecondFactor,
    initial: { code: '' },
    toBody: ({ code }) => ({ challenge, code: code.trim() }),
    topics: ['account'],
    onSuccess: ({ recoveryCodes }) => {
      markSecondFactor()
      onConnected(recoveryCodes)
    },
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_code'
      if (isWrong) form.setErrors({ code: `${errorText(error)} Start again with a new QR code.` })
      return isWrong
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onRestart}>New QR code</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Turn on
          </Button>
        </>
      }
    >
      <AppEnrolment enrolment={enrolment} />
      <TextField
        label="Code that the app shows"
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.getInputProps('code')}
      />
    </FormBody>
  )
}

/** The next confirmation on this page asks for a code, before the profile was read again. */
function markSecondFactor(): void {
  useSession.setState(({ user }) => (user ? { user: { ...user, secondFactor: { removesAt: null } } } : {}))
}
