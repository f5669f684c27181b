import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** An email address; phones show the matching keyboard, password managers recognise it. */
export function EmailField(field: FieldProps<string> & { autoFocus?: boolean }) {
  return <TextField {...field} type="email" inputMode="email" autoComplete="username" />
}
