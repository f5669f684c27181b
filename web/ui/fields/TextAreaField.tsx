import './fields.css'
import { Textarea } from '@mantine/core'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import { inputStyle } from './input-look.ts'

interface TextAreaFieldProps extends FieldProps<string> {
  rows?: number
  /** Shows the number of characters left when fewer than a fifth are. */
  limit?: number
}

/** Several lines of plain text. */
export function TextAreaField({ value = '', onChange, rows = 4, limit, ...field }: TextAreaFieldProps) {
  const left = limit === undefined ? null : limit - value.length
  const isNear = limit !== undefined && left !== null && left < limit / 5
  return (
    <FieldScope>
      <Textarea
        {...inputStyle({ ...field, hint: isNear ? `${left} characters left` : field.hint })}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        rows={rows}
        resize="vertical"
      />
    </FieldScope>
  )
}
