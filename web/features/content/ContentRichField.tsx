import { lazy, Suspense } from 'react'
import { FieldWaiting } from '#ui/fields/FieldWaiting.tsx'
import type { FieldProps } from '#ui/fields/field.ts'

const ContentRichEditor = lazy(() =>
  import('./ContentRichEditor.tsx').then((file) => ({ default: file.ContentRichEditor })),
)

/** Rich text of a public page, which may hold pictures. The server sanitises it. */
export function ContentRichField(field: FieldProps<string>) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <ContentRichEditor {...field} />
    </Suspense>
  )
}
