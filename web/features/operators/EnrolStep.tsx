import { operatorCalls } from '@marquee/contract/calls/operators'
import { ApiError, errorText } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { AppEnrolment, type Enrolment } from '#ui/AppEnrolment.tsx'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

interface EnrolStepProps {
  enrolment: Enrolment
  onEnrolled: (recoveryCodes: readonly string[]) => void
  onRestart: () => void
}

/** Connects an authenticator app: a QR code and its key, confirmed with the first code that the app shows. */
export function EnrolStep({ enrolment, onEnrolled, onRestart }: EnrolStepProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorCalls.enrolOperator,
    initial: { totp: '' },
    onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_code'
      if (isWrong) form.setErrors({ totp: `${errorText(error)} Start again.` })
      return isWrong
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" kind="primary" size="large" wide busy={isSending}>
            Connect app
          </Button>
          <Button kind="quiet" wide onClick={onRestart}>
            Start again
          </Button>
        </>
      }
    >
      <AppEnrolment enrolment={enrolment} />
      <TextField
        label="Code that the app shows"
        isRequired
        inputMode="numeric"
        maxLength={6}
        {...form.getInputProps('totp')}
      />
    </FormBody>
  )
}
