import './fields.css'
import './combobox.css'
import { Select } from '@mantine/core'
import { usePortalTarget } from '../portal-target.ts'
import { FieldScope } from './FieldScope.tsx'
import { inputStyle } from './input-look.ts'
import type { SearchSelectProps } from './SearchSelectField.tsx'

/** The list of `SearchSelectField`, loaded separately because it is heavy. */
export function SearchSelect({ value = null, onChange, options, ...field }: SearchSelectProps) {
  const target = usePortalTarget()
  return (
    <FieldScope>
      <Select
        {...inputStyle(field)}
        data={options}
        value={value}
        onChange={(chosen) => onChange?.(chosen)}
        searchable
        nothingFoundMessage="No results"
        comboboxProps={{ ...target, shadow: 'md' }}
        withScrollArea={false}
      />
    </FieldScope>
  )
}
