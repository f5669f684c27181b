import './fields.css'
import './combobox.css'
import './pills.css'
import { MultiSelect } from '@mantine/core'
import { usePortalTarget } from '../portal-target.ts'
import type { ChoicesFieldProps } from './ChoicesField.tsx'
import { FieldScope } from './FieldScope.tsx'
import { inputStyle } from './input-look.ts'

/** The implementation of `ChoicesField`, loaded separately because it is heavy. */
export function Choices({ value = [], onChange, options, most, ...field }: ChoicesFieldProps) {
  const target = usePortalTarget()
  return (
    <FieldScope>
      <MultiSelect
        {...inputStyle(field)}
        data={options}
        value={value}
        onChange={(chosen) => onChange?.(chosen)}
        maxValues={most}
        searchable
        hidePickedOptions
        nothingFoundMessage="No results"
        comboboxProps={{ ...target, shadow: 'md' }}
        withScrollArea={false}
      />
    </FieldScope>
  )
}
