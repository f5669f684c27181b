import './fields.css'
import { NativeSelect } from '@mantine/core'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import { inputStyle } from './input-look.ts'

export interface Option {
  value: string
  label: string
}

/** One option of a few, as a native select. Without a value, `placeholder` is the first option. */
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
