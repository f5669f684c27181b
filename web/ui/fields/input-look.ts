import type { FieldProps } from './field.ts'

/** Maps our field properties to those of Mantine's inputs, without value and change. */
export function inputStyle<Value>(props: FieldProps<Value>) {
  const { label, hint, placeholder, isRequired = false, disabled = false, onBlur, onFocus, error } = props
  return {
    label,
    description: hint,
    placeholder,
    withAsterisk: isRequired,
    'aria-required': isRequired,
    disabled,
    onBlur,
    onFocus,
    error,
    'data-path': props['data-path'],
  }
}
