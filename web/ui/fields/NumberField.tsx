import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** A whole number; null while it is empty. Letters are not taken. */
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
