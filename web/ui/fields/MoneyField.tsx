import {
  type Currency,
  currencyNames,
  DEFAULT_CURRENCY,
  fromMinor,
  toMinor,
} from '@marquee/contract/rules/currency'
import { type FocusEvent, useState } from 'react'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/** An amount typed in pounds and stored in pence; null while empty. Accepts "1,200" and "1200.50". */
export function MoneyField({
  value = null,
  onChange,
  onBlur,
  currency = DEFAULT_CURRENCY,
  ...field
}: FieldProps<number | null> & { currency?: Currency }) {
  const [typed, setTyped] = useState<string | null>(null)
  const handleChange = (text: string) => {
    const plain = text.replace(/[^\d.]/g, '')
    setTyped(text.replace(/[^\d.,]/g, ''))
    const amount = Number(plain)
    onChange?.(plain === '' || Number.isNaN(amount) ? null : toMinor(amount))
  }
  const handleBlur = (event: FocusEvent) => {
    setTyped(null)
    onBlur?.(event)
  }
  const shown = typed ?? (value === null ? '' : written(value))
  return (
    <TextField
      {...field}
      value={shown}
      onChange={handleChange}
      onBlur={handleBlur}
      inputMode="decimal"
      icon={currencyNames[currency].symbol}
    />
  )
}

function written(minor: number): string {
  return fromMinor(minor).toLocaleString('en-US', { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 })
}
