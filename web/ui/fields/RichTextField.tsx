import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((file) => ({ default: file.RichTextEditor })),
)

/** Text with headings, lists and links, stored as HTML without empty paragraphs. The server sanitises it. */
export function RichTextField(field: FieldProps<string>) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <RichTextEditor {...field} />
    </Suspense>
  )
}
