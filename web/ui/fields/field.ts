import type { FocusEventHandler, ReactNode } from 'react'

/** What every field takes; `form.getInputProps('name')` gives the lower half. */
export interface FieldProps<Value> {
  label: string
  /** One line under the label: what it is for, or how much. */
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
