import { operatorCalls, type UserDetails } from '@marquee/contract/calls/operators'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/api-error.ts'
import { areaOf } from '#lib/area-of-role.ts'
import { writeCookie } from '#lib/cookies.ts'
import { removeEncrypted } from '#lib/encrypted-storage.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { CodeFields } from './CodeFields.tsx'

interface ActAsDialogProps {
  user: UserDetails
  operatorEmail: string
  isOpen: boolean
  onClose: () => void
}

/** Confirms with password, emailed code and app that the operator acts as a user, and why. */
export function ActAsDialog({ user, operatorEmail, isOpen, onClose }: ActAsDialogProps) {
  const [isCodeSent, setCodeSent] = useState(false)
  const handleClose = () => {
    setCodeSent(false)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={handleClose} title={`Act as ${user.name}`}>
      {isCodeSent ? (
        <ReasonStep user={user} onRestart={() => setCodeSent(false)} />
      ) : (
        <ConfirmStep email={operatorEmail} onSent={() => setCodeSent(true)} onCancel={handleClose} />
      )}
    </Dialog>
  )
}

interface ConfirmStepProps {
  email: string
  onSent: () => void
  onCancel: () => void
}

/** Asks for the operator’s password and has a code sent. */
function ConfirmStep({ email, onSent, onCancel }: ConfirmStepProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorCalls.generateOtp,
    initial: { email, password: '' },
    onSuccess: onSent,
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_sign_in'
      if (isWrong) form.setErrors({ password: 'This is not your password.' })
      return isWrong
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Send me a code
          </Button>
        </>
      }
    >
      <p>
        You’ll see what the user sees for 30 minutes. The user is notified at once, with your reason, and can
        end it.
      </p>
      <PasswordField label="Your password" isRequired {...form.getInputProps('password')} />
    </FormBody>
  )
}

/** Asks for the reason and the codes, and opens the user’s area. */
function ReasonStep({ user, onRestart }: { user: UserDetails; onRestart: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorCalls.tokenByUser,
    initial: { reason: '', caseId: '', code: '', totp: '' },
    toBody: ({ caseId, ...values }) => ({
      ...values,
      userId: user.id,
      ...(caseId.trim() && { caseId }),
    }),
    onSuccess: ({ token, handoverUrl }) => {
      // Nothing that an earlier user left in this browser may be shown as the user's.
      removeEncrypted('marquee.')
      if (handoverUrl === null) writeCookie('token', token)
      window.location.assign(handoverUrl ?? areaOf(user.role))
    },
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_code'
      if (isWrong)
        form.setErrors({ totp: `${errorText(error)} Wait for the next one of the app, or start again.` })
      return isWrong
    },
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onRestart}>Start again</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Act as {user.name}
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Reason"
        hint="The user reads it."
        isRequired
        rows={2}
        limit={1_000}
        {...form.getInputProps('reason')}
      />
      <TextField
        label="Case (optional)"
        hint="Messages stay hidden without a case that needs them."
        maxLength={80}
        {...form.getInputProps('caseId')}
      />
      <CodeFields code={form.getInputProps('code')} totp={form.getInputProps('totp')} />
    </FormBody>
  )
}
