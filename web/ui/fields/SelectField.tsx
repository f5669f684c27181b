import './fields.css'
import { NativeSelect } from '@mantine/core'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import { inputStyle } from './input-look.ts'

export interface Option {
  value: string
  label: string
}

/** One of a few; the browser's own list, which phones show best. Without a value, `placeholder` is the first line. */
export function SelectField({
  value = '',
  onChange,
  options,
  placeholder,
  ...field
}: FieldProps<string> & { options: readonly Option[] }) {
  const data = placeholder === undefined ? [...options] : [{ value: '', label: placeholder }, ...options]
  return (
    <FieldScope>
      <NativeSelect
        {...inputStyle(field)}
        value={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        data={data}
      />
    </FieldScope>
  )
}
