import type { UseFormReturnType } from '@mantine/form'
import type { TextRow } from '@marquee/contract/content/pages'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ContentRichField } from './ContentRichField.tsx'
import type { FieldValues } from './field-values.ts'

interface ContentTextFieldProps {
  row: TextRow
  field: ReturnType<UseFormReturnType<FieldValues>['getInputProps']>
}

/** The control of one text. */
export function ContentTextField({ row: { control, label, hint }, field }: ContentTextFieldProps) {
  const shared = { ...field, label, hint }
  if (control === 'rich') return <ContentRichField {...shared} />
  return control === 'paragraph' ? <TextAreaField rows={3} {...shared} /> : <TextField {...shared} />
}
