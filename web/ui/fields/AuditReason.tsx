import type { FieldProps } from './field.ts'
import { TextAreaField } from './TextAreaField.tsx'

/** The reason of an operator’s act, which only the audit log keeps. */
export function AuditReason(field: Omit<FieldProps<string>, 'label'> & { label?: string }) {
  return (
    <TextAreaField
      label="Internal reason"
      hint="For the audit log only."
      isRequired
      rows={2}
      limit={1_000}
      {...field}
    />
  )
}
