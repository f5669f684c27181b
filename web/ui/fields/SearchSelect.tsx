import './fields.css'
import './combobox.css'
import { type OptionsFilter, Select } from '@mantine/core'
import { usePortalTarget } from '../portal-target.ts'
import { FieldScope } from './FieldScope.tsx'
import { inputStyle } from './input-look.ts'
import type { SearchSelectProps } from './SearchSelectField.tsx'

/** The list of `SearchSelectField`, loaded separately because it is heavy. */
export function SearchSelect({
  value = null,
  onChange,
  options,
  onSearch,
  nothingFound = 'No results',
  ...field
}: SearchSelectProps) {
  const target = usePortalTarget()
  return (
    <FieldScope>
      <Select
        {...inputStyle(field)}
        data={options}
        value={value}
        onChange={(chosen) => onChange?.(chosen)}
        searchable
        {...(onSearch && { onSearchChange: onSearch, filter: asTheyAre })}
        nothingFoundMessage={nothingFound}
        comboboxProps={{ ...target, shadow: 'md' }}
        withScrollArea={false}
      />
    </FieldScope>
  )
}

const asTheyAre: OptionsFilter = ({ options }) => options
