import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** An e-mail address; phones show the right keys, password managers know it. */
export function EmailField(field: FieldProps<string>) {
  return <TextField {...field} type="email" inputMode="email" autoComplete="username" />
}
