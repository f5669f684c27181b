import type { FocusEventHandler, ReactNode } from 'react'

/** The properties of every field; `form.getInputProps('name')` returns the lower half. */
export interface FieldProps<Value> {
  label: string
  /** One line under the label. */
  hint?: ReactNode
  placeholder?: string
  isRequired?: boolean
  disabled?: boolean
  value?: Value
  onChange?: (value: Value) => void
  onBlur?: FocusEventHandler
  onFocus?: FocusEventHandler
  error?: ReactNode
  'data-path'?: string
}
