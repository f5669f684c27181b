import type { FieldProps } from './field.ts'
import { TextAreaField } from './TextAreaField.tsx'
import { UsualReasons } from './UsualReasons.tsx'

/** The reason of an operator’s act, which only the audit log keeps, with the usual ones of the item for one click. */
export function AuditReason({
  label = 'Internal reason',
  ...field
}: Omit<FieldProps<string>, 'label'> & { label?: string }) {
  return (
    <>
      <TextAreaField
        hint="For the audit log only."
        isRequired
        rows={2}
        limit={1_000}
        {...field}
        label={label}
      />
      <UsualReasons label={label} onChoose={(reason) => field.onChange?.(reason)} />
    </>
  )
}
