import { type FocusEvent, useState } from 'react'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** A percentage typed in percent and stored in basis points: "12.5" is 1250; null while empty. */
export function PercentField({ value = null, onChange, onBlur, ...field }: FieldProps<number | null>) {
  const [typed, setTyped] = useState<string | null>(null)
  const handleChange = (text: string) => {
    const plain = text.replace(',', '.').replace(/[^\d.]/g, '')
    setTyped(plain)
    const percent = Number(plain)
    onChange?.(plain === '' || Number.isNaN(percent) ? null : Math.round(percent * 100))
  }
  const handleBlur = (event: FocusEvent) => {
    setTyped(null)
    onBlur?.(event)
  }
  const shown = typed ?? (value === null ? '' : String(value / 100))
  return (
    <TextField
      {...field}
      value={shown}
      onChange={handleChange}
      onBlur={handleBlur}
      inputMode="decimal"
      icon="%"
    />
  )
}
