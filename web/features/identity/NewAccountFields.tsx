import type { UseFormReturnType } from '@mantine/form'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'

/** The form values that every new account has. */
export interface NewAccount extends Record<string, unknown> {
  password: string
  termsAccepted: boolean
  isAdult: boolean
}

export const newAccount = { password: '', termsAccepted: false, isAdult: false }

/** The fields at the end of every sign-up form. */
export function NewAccountFields<Values extends NewAccount>({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <>
      <PasswordField
        label="Password"
        hint="8 characters or more. A few random words work well."
        isNew
        isRequired
        {...form.getInputProps('password')}
      />
      <CheckField label="I accept the terms of Marquee" isRequired {...form.getInputProps('termsAccepted')} />
      <CheckField label="I am 18 or older" isRequired {...form.getInputProps('isAdult')} />
    </>
  )
}
