import { operatorCalls } from '@marquee/contract/calls/operators'
import { ApiError, errorText } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import type { Enrolment } from '#ui/AppEnrolment.tsx'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { CodeFields } from './CodeFields.tsx'

interface AppCodeStepProps {
  /** The operator has connected an app, so that its code is needed too. */
  isEnrolled: boolean
  onSignedIn: () => void
  onEnrol: (enrolment: Enrolment) => void
  onRestart: () => void
}

/** The second step of the sign-in: the emailed code, and the code of the app once one is connected. */
export function AppCodeStep({ isEnrolled, onSignedIn, onEnrol, onRestart }: AppCodeStepProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorCalls.verifyOtp,
    initial: { code: '', totp: '' },
    toBody: ({ code, totp }) => ({ code, ...(isEnrolled && { totp }) }),
    onSuccess: ({ enrolment }) => (enrolment ? onEnrol(enrolment) : onSignedIn()),
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.code === 'wrong_code'
      if (isWrong)
        form.setErrors({ [isEnrolled ? 'totp' : 'code']: wrongCodes(errorText(error), isEnrolled) })
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
            {isEnrolled ? 'Sign in' : 'Continue'}
          </Button>
          <Button kind="quiet" wide onClick={onRestart}>
            Start again
          </Button>
        </>
      }
    >
      <CodeFields code={form.getInputProps('code')} totp={isEnrolled ? form.getInputProps('totp') : null} />
    </FormBody>
  )
}

/** The server does not say which of two codes is wrong. */
function wrongCodes(sentence: string, isEnrolled: boolean): string {
  return isEnrolled
    ? 'One of the codes is incorrect or no longer valid. Wait for the next code of the app, or start again.'
    : sentence
}
