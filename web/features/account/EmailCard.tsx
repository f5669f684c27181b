import { securityCalls } from '@marquee/contract/calls/security'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { secretErrors } from '#lib/api-error.ts'
import { keepUser, useUser } from '#lib/session.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSecurity } from './security.queries.ts'

/** Changes the email address: a code is sent to the new one, and the former one can undo the change. */
export function EmailCard() {
  return (
    <Card title="Email address">
      <Loaded query={useSecurity()} skeleton={<Skeleton height={120} />}>
        {({ pendingEmail }) => (pendingEmail ? <EnterCode pending={pendingEmail} /> : <NewAddress />)}
      </Loaded>
    </Card>
  )
}

function NewAddress() {
  const { email, role } = useUser()
  const stepUp = useStepUp()
  const { form, onSubmit, isSending } = useCallForm({
    call: securityCalls.changeEmail,
    initial: { email: '' },
    topics: ['account'],
    onSuccess: stepUp.close,
    onError: (error) => stepUp.ask(error, () => onSubmit()),
  })
  return (
    <>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" busy={isSending}>
            Change email address
          </Button>
        }
      >
        <p>
          You sign in with {email}. For 72 hours after a change you can undo it from the old address
          {role.role === 'brand' ? '.' : ', and payouts are on hold.'}
        </p>
        <EmailField label="New email address" isRequired {...form.getInputProps('email')} />
      </FormBody>
      <StepUpDialog stepUp={stepUp} protects="your account" isBusy={isSending} />
    </>
  )
}

function EnterCode({ pending }: { pending: { email: string; expiresAt: string } }) {
  const user = useUser()
  const cancel = useCallMutation(securityCalls.cancelEmailChange, { topics: ['account'] })
  const { form, onSubmit, isSending } = useCallForm({
    call: securityCalls.confirmEmailChange,
    initial: { code: '' },
    topics: ['account', 'sessions'],
    onSuccess: ({ email }) => keepUser({ ...user, email }),
    onError: (error) => {
      const errors = secretErrors(error)
      if (errors) form.setErrors(errors)
      return errors !== null
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({})}>
            Cancel the change
          </Button>
          <Button type="submit" kind="strong" busy={isSending}>
            Confirm
          </Button>
        </>
      }
    >
      <p>
        We’ve sent a code to {pending.email}. It works until {formatLocalDateTime(pending.expiresAt)}. You
        sign in with {user.email} until you enter it.
      </p>
      <TextField
        label="6-digit code"
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...form.getInputProps('code')}
      />
    </FormBody>
  )
}
