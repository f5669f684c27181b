import './fields.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'

interface CheckFieldProps extends Omit<FieldProps<boolean>, 'label' | 'placeholder'> {
  /** May contain links. */
  label: ReactNode
}

/** A checkbox. */
export function CheckField({
  value = false,
  onChange,
  label,
  hint,
  isRequired,
  disabled,
  onBlur,
  onFocus,
  error,
  ...path
}: CheckFieldProps) {
  return (
    <FieldScope>
      <Checkbox
        // Smaller boxes are too small as touch targets (WCAG 2.5.8).
        size="md"
        label={label}
        description={hint}
        checked={value}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        required={false}
        aria-required={isRequired}
        disabled={disabled}
        onBlur={onBlur}
        onFocus={onFocus}
        error={error}
        {...path}
      />
    </FieldScope>
  )
}
