import './fields.css'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import { inputStyle } from './input-look.ts'

interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'search' | 'email' | 'url' | 'datetime-local'
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'search'
  maxLength?: number
  autoFocus?: boolean
  icon?: ReactNode
}

/** A single-line text input. */
export function TextField({
  value = '',
  onChange,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  maxLength,
  autoFocus,
  icon,
  ...field
}: TextFieldProps) {
  return (
    <FieldScope>
      <TextInput
        {...inputStyle(field)}
        type={type}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        autoFocus={autoFocus}
        leftSection={icon}
      />
    </FieldScope>
  )
}
