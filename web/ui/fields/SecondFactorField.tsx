import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** The field for a code of the authenticator app, or for a recovery code. */
export function SecondFactorField(input: Omit<FieldProps<string>, 'label'>) {
  return (
    <TextField
      label="Code from your app"
      hint="Six digits. Without your phone, use a recovery code."
      isRequired
      autoComplete="one-time-code"
      maxLength={11}
      {...input}
    />
  )
}
