import './fields.css'
import './combobox.css'
import './pills.css'
import { TagsInput } from '@mantine/core'
import { usePortalTarget } from '../portal-target.ts'
import { FieldScope } from './FieldScope.tsx'
import { inputStyle } from './input-look.ts'
import type { TagsFieldProps } from './TagsField.tsx'

/** The input of `TagsField`, loaded separately because it is heavy. */
export function Tags({ value = [], onChange, most, suggestions = [], ...field }: TagsFieldProps) {
  const target = usePortalTarget()
  return (
    <FieldScope>
      <TagsInput
        {...inputStyle(field)}
        data={[...suggestions]}
        value={value}
        onChange={(tags) => onChange?.(tags)}
        maxTags={most}
        acceptValueOnBlur
        splitChars={[',']}
        comboboxProps={{ ...target, shadow: 'md' }}
        withScrollArea={false}
      />
    </FieldScope>
  )
}
