import { ChoicesField } from '#ui/fields/ChoicesField.tsx'
import type { FieldProps } from '#ui/fields/field.ts'

interface TalentsFieldProps extends FieldProps<string[]> {
  talents: readonly { id: string; name: string }[]
}

/** A field to choose talents of the roster. */
export function TalentsField({ talents, ...field }: TalentsFieldProps) {
  return <ChoicesField {...field} options={talents.map(({ id, name }) => ({ value: id, label: name }))} />
}
