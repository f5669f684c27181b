import { signInCalls } from '@marquee/contract/calls/sign-in'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { type ReactNode, useState } from 'react'
import { secretErrors } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { AccountPage } from './AccountPage.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

interface SecondFactorPageProps {
  /** What the server gave for the correct password. */
  challenge: string
  onRestart: () => void
}

type Way = 'app' | 'recovery code' | 'lost'

/** The second step of the sign-in: a code of the app, a recovery code, or the way without both. */
export function SecondFactorPage({ challenge, onRestart }: SecondFactorPageProps) {
  const [way, setWay] = useState<Way>('app')
  if (way === 'lost')
    return <LostFactorPage challenge={challenge} onBack={() => setWay('app')} onRestart={onRestart} />
  return (
    <AccountPage
      title={way === 'app' ? 'Enter your code' : 'Enter a recovery code'}
      isTabTitle
      lead={
        way === 'app'
          ? 'Open the authenticator app on your phone and enter the code for Marquee.'
          : 'Enter one of the codes that you saved when you turned on two-step verification. Each works once.'
      }
    >
      <CodeForm key={way} challenge={challenge} way={way} onRestart={onRestart}>
        <Button kind="quiet" wide onClick={() => setWay(way === 'app' ? 'recovery code' : 'app')}>
          {way === 'app' ? 'Use a recovery code instead' : 'Use the app instead'}
        </Button>
        <Button kind="quiet" wide onClick={() => setWay('lost')}>
          I lost my phone and my codes
        </Button>
      </CodeForm>
    </AccountPage>
  )
}

interface CodeFormProps extends SecondFactorPageProps {
  way: Exclude<Way, 'lost'>
  /** The other ways. */
  children: ReactNode
}

function CodeForm({ challenge, way, onRestart, children }: CodeFormProps) {
  const enter = useCompleteSignIn()
  const { form, onSubmit, isSending } = useCallForm({
    call: signInCalls.verifySecondFactor,
    initial: { code: '' },
    toBody: ({ code }) => ({ challenge, code: code.trim() }),
    onSuccess: enter,
    onError: (error) => {
      const errors = secretErrors(error)
      if (errors) form.setErrors(errors)
      return errors !== null
    },
  })
  // An error that appears when the field is left would move the other buttons away from the pointer.
  const { onBlur: _onBlur, ...code } = form.getInputProps('code')
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" kind="primary" size="large" wide busy={isSending}>
            Sign in
          </Button>
          {children}
          <Button kind="quiet" wide onClick={onRestart}>
            Start again
          </Button>
        </>
      }
    >
      <TextField
        label={way === 'app' ? 'Code from your app' : 'Recovery code'}
        hint={way === 'app' ? 'Six digits, new every 30 seconds.' : 'For example k7d2p-9xq4m.'}
        isRequired
        autoFocus
        autoComplete="one-time-code"
        inputMode={way === 'app' ? 'numeric' : 'text'}
        maxLength={way === 'app' ? 6 : 11}
        {...code}
      />
    </FormBody>
  )
}

interface LostFactorPageProps extends SecondFactorPageProps {
  onBack: () => void
}

/** The way without phone and codes: an emailed code, and 72 hours in which anyone with the account can object. */
function LostFactorPage({ challenge, onBack, onRestart }: LostFactorPageProps) {
  const [isSent, setSent] = useState(false)
  const [removesAt, setRemovesAt] = useState<string | null>(null)
  const send = useCallMutation(signInCalls.sendFactorRemovalCode, { onSuccess: () => setSent(true) })
  if (removesAt)
    return (
      <AccountPage title="Your request is noted" isTabTitle>
        <Stack>
          <Callout tone="good">
            Two-step verification is turned off on {formatLocalDateTime(removesAt)}. You can then sign in with
            your password alone.
          </Callout>
          <p>We’ve emailed you a link that cancels this. If you find your phone or a code, just sign in.</p>
          <Button wide onClick={onRestart}>
            Back to sign-in
          </Button>
        </Stack>
      </AccountPage>
    )
  return (
    <AccountPage
      title="Lost your phone and your codes?"
      isTabTitle
      lead="We can turn two-step verification off 72 hours after you confirm that this is your mailbox. Payouts to you are then on hold for another 72 hours."
    >
      {isSent ? (
        <RemovalForm challenge={challenge} onRequested={setRemovesAt} onBack={onBack} />
      ) : (
        <Stack gap={12}>
          <Button
            kind="primary"
            size="large"
            wide
            busy={send.isPending}
            onClick={() => send.mutate({ challenge })}
          >
            Email me a code
          </Button>
          <Button kind="quiet" wide onClick={onBack}>
            Back
          </Button>
        </Stack>
      )}
    </AccountPage>
  )
}

interface RemovalFormProps {
  challenge: string
  onRequested: (removesAt: string) => void
  onBack: () => void
}

function RemovalForm({ challenge, onRequested, onBack }: RemovalFormProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: signInCalls.requestFactorRemoval,
    initial: { code: '' },
    toBody: ({ code }) => ({ challenge, code: code.trim() }),
    onSuccess: ({ removesAt }) => onRequested(removesAt),
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
          <Button type="submit" kind="primary" size="large" wide busy={isSending}>
            Turn it off in 72 hours
          </Button>
          <Button kind="quiet" wide onClick={onBack}>
            Back
          </Button>
        </>
      }
    >
      <TextField
        label="Code from your email"
        hint="Six digits, valid for ten minutes."
        isRequired
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.getInputProps('code')}
      />
    </FormBody>
  )
}
