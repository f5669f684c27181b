import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** A whole number; null while empty. Other characters are ignored. */
export function NumberField({ value = null, onChange, ...field }: FieldProps<number | null>) {
  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 12)
    onChange?.(digits === '' ? null : Number(digits))
  }
  return (
    <TextField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={handleChange}
      inputMode="numeric"
    />
  )
}
