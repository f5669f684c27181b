import { useLocation, useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { accountTypes } from './account-types.ts'
import { NewAccountFields, newAccount } from './NewAccountFields.tsx'
import { rememberSignUp, type TypedSignUp, useTypedSignUp } from './typed-sign-up.ts'

/** Creates an account and opens the page for the emailed code. Signing up does not sign in. */
export function SignUpForm({ accountType }: { accountType: 'brand' | 'talent' }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const typed = useTypedSignUp(accountType)
  const nameField = accountType === 'brand' ? 'companyName' : 'displayName'
  const { form, onSubmit, isSending } = useCallForm({
    call: accountTypes[accountType].signUp,
    initial: valuesOf(typed),
    toBody: ({ name, ...others }) => ({ [nameField]: name, ...others }),
    fieldOf: (path) => (path === nameField ? 'name' : path),
    success: null,
    onSuccess: (_data, values) => {
      rememberSignUp(accountType, values)
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

function valuesOf(typed: TypedSignUp | null) {
  const { name, email, password, termsAccepted, isAdult } = typed ?? { ...newAccount, name: '', email: '' }
  return { name, email, password, termsAccepted, isAdult }
}
