import type { UseFormReturnType } from '@mantine/form'
import { ContentListField } from './ContentListField.tsx'
import { ContentTextField } from './ContentTextField.tsx'
import type { FieldRows, FieldValues } from './field-values.ts'

interface ContentFieldsProps {
  form: UseFormReturnType<FieldValues>
  rows: FieldRows
}

/** The fields of a content page, in its order, each as its row says. */
export function ContentFields({ form, rows }: ContentFieldsProps) {
  return Object.entries(rows).map(([name, row]) =>
    row.control === 'list' ? (
      <ContentListField key={name} form={form} name={name} row={row} />
    ) : (
      <ContentTextField key={name} row={row} field={form.getInputProps(name)} />
    ),
  )
}
