import type { FieldProps } from '#ui/fields/field.ts'
import { SecondFactorField } from '#ui/fields/SecondFactorField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

/** The properties that a form gives to one of its fields. */
type FieldInput = Pick<FieldProps<string>, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'>

/** The fields of the emailed code and, once an app is connected, of its code. */
export function CodeFields({ code, totp }: { code: FieldInput; totp: FieldInput | null }) {
  return (
    <>
      <TextField
        label="Code from your email"
        hint="Six digits, valid for ten minutes."
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...code}
      />
      {totp && <SecondFactorField {...totp} />}
    </>
  )
}
