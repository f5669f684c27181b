import type { UseFormReturnType } from '@mantine/form'
import type { TextRow } from '@marquee/contract/content/pages'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ContentRichField } from './ContentRichField.tsx'
import type { FieldValues } from './field-values.ts'

interface ContentTextFieldProps {
  row: TextRow
  field: ReturnType<UseFormReturnType<FieldValues>['getInputProps']>
}

/** The control of one text. */
export function ContentTextField({ row, field }: ContentTextFieldProps) {
  const shared = { ...field, label: row.label, hint: row.hint }
  switch (row.control) {
    case 'choice':
      return <SelectField options={row.options} placeholder={row.none} {...shared} />
    case 'rich':
      return <ContentRichField {...shared} />
    case 'paragraph':
      return <TextAreaField rows={3} {...shared} />
    case 'line':
      return <TextField {...shared} />
  }
}
