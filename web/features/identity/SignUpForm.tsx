import { useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type Door, doors } from './role-doors.ts'

/** Makes an account and goes on to the code that was mailed. Signing up does not sign in. */
export function SignUpForm({ door }: { door: Door }) {
  const navigate = useNavigate()
  const nameField = door === 'brand' ? 'companyName' : 'displayName'
  const { form, onSubmit, isSending } = useCallForm({
    call: doors[door].signUp,
    initial: { name: '', email: '', password: '', termsAccepted: false, isAdult: false },
    toBody: ({ name, ...others }) => ({ [nameField]: name, ...others }),
    fieldOf: (path) => (path === nameField ? 'name' : path),
    success: null,
    onSuccess: (_data, { email }) => navigate(`/verify-email?role=${door}&email=${encodeURIComponent(email)}`),
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          Create the account
        </Button>
      }
    >
      <TextField
        label={door === 'brand' ? 'Company' : 'Name people know you by'}
        isRequired
        autoComplete={door === 'brand' ? 'organization' : 'nickname'}
        {...form.getInputProps('name')}
      />
      <EmailField label="E-mail" isRequired {...form.getInputProps('email')} />
      <PasswordField
        label="Password"
        hint="8 characters or more. A few words in a row are good."
        isNew
        isRequired
        {...form.getInputProps('password')}
      />
      <CheckField label="I accept the terms of Marquee" isRequired {...form.getInputProps('termsAccepted')} />
      <CheckField label="I am 18 or older" isRequired {...form.getInputProps('isAdult')} />
    </FormBody>
  )
}
