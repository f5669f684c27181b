import { Link, useLocation } from 'react-router'
import { ApiError, errorText } from '#lib/api-error.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type AccountType, accountTypes } from './account-types.ts'
import { forgetSignUps, rememberAddress } from './typed-sign-up.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import classes from './VerifyForm.module.css'

/** Confirms an email address, which it shows, with the emailed code; this starts the first session. A wrong address can be changed. */
export function VerifyForm({ accountType, email }: { accountType: AccountType; email: string }) {
  const enter = useCompleteSignIn()
  const { search } = useLocation()
  const resend = useCallMutation(accountTypes[accountType].resend)
  const { form, onSubmit, isSending } = useCallForm({
    call: accountTypes[accountType].verify,
    initial: { email, code: '' },
    onSuccess: (signedIn) => {
      forgetSignUps()
      enter(signedIn)
    },
    onError: (fault) => {
      const isWrongCode = fault instanceof ApiError && fault.code === 'wrong_code'
      if (isWrongCode) form.setErrors({ code: errorText(fault) })
      return isWrongCode
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" kind="primary" size="large" wide busy={isSending}>
            Confirm
          </Button>
          <Button
            kind="quiet"
            wide
            busy={resend.isPending}
            onClick={() => resend.mutate({ email: form.values.email })}
          >
            Send new code
          </Button>
        </>
      }
    >
      {email === '' ? (
        <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      ) : (
        <div className={classes.address}>
          <div>
            <p className={classes.label}>Code sent to</p>
            <p className={classes.email}>{email}</p>
          </div>
          <Link
            to={`/signup/${accountType}${search}`}
            className={classes.link}
            onClick={() => rememberAddress(accountType, email)}
          >
            Wrong address?
          </Link>
        </div>
      )}
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
