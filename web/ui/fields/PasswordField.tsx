import './fields.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import { inputStyle } from './input-look.ts'

/** A password that can be shown; `new` lets password managers suggest one. */
export function PasswordField({
  value = '',
  onChange,
  isNew = false,
  ...field
}: FieldProps<string> & { isNew?: boolean }) {
  return (
    <FieldScope>
      <PasswordInput
        {...inputStyle(field)}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      />
    </FieldScope>
  )
}
