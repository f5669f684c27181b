import { useLocation, useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { accountTypes } from './account-types.ts'
import { NewAccountFields, newAccount } from './NewAccountFields.tsx'
import { rememberSignUp, type TypedSignUp, useTypedSignUp } from './typed-sign-up.ts'
import { useShownVersions } from './use-shown-versions.ts'

interface SignUpFormProps {
  accountType: 'brand' | 'talent'
  /** The brand’s invitation that the link of an email holds. */
  invited?: { token: string; email: string; name: string }
}

/** Creates an account and opens the page for the emailed code. Signing up does not sign in. */
export function SignUpForm({ accountType, invited }: SignUpFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const typed = useTypedSignUp(accountType)
  const { versions, onError } = useShownVersions(accountType)
  const nameField = accountType === 'brand' ? 'companyName' : 'displayName'
  const { form, onSubmit, isSending } = useCallForm({
    call: accountTypes[accountType].signUp,
    initial: valuesOf(typed, invited),
    toBody: ({ name, ...others }) => ({
      [nameField]: name,
      ...others,
      ...versions,
      ...(invited && { invitation: invited.token }),
    }),
    fieldOf: (path) => (path === nameField ? 'name' : path),
    success: null,
    onError,
    onSuccess: (_data, values) => {
      rememberSignUp(accountType, { ...values, invitation: invited?.token ?? '' })
      navigate(`/verify-email${search}#role=${accountType}&email=${encodeURIComponent(values.email)}`)
    },
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          Create account
        </Button>
      }
    >
      <TextField
        label={accountType === 'brand' ? 'Company' : 'Display name'}
        isRequired
        autoComplete={accountType === 'brand' ? 'organization' : 'nickname'}
        {...form.getInputProps('name')}
      />
      <EmailField label="Email" isRequired autoFocus={typed !== null} {...form.getInputProps('email')} />
      <NewAccountFields form={form} accountType={accountType} />
    </FormBody>
  )
}

function valuesOf(typed: TypedSignUp | null, invited: SignUpFormProps['invited']) {
  const first = { ...newAccount, name: invited?.name ?? '', email: invited?.email ?? '' }
  const { name, email, password, termsAccepted, isAdult } = typed ?? first
  return { name, email, password, termsAccepted, isAdult }
}
