import { normaliseWebsite } from '@marquee/contract/rules/website'
import type { FocusEvent } from 'react'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'

/**
 * A website; on blur it is rewritten to https, so that users see what will be stored (specification section
 * 5).
 */
export function WebsiteField({ onBlur, ...field }: FieldProps<string>) {
  const handleBlur = (event: FocusEvent) => {
    field.onChange?.(normaliseWebsite(field.value ?? ''))
    onBlur?.(event)
  }
  return (
    <TextField
      placeholder="example.com"
      {...field}
      type="url"
      inputMode="url"
      autoComplete="url"
      onBlur={handleBlur}
    />
  )
}
