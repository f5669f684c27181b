import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'

const Tags = lazy(() => import('./Tags.tsx').then((file) => ({ default: file.Tags })))

export interface TagsFieldProps extends FieldProps<string[]> {
  most?: number
  suggestions?: readonly string[]
}

/** Free-text tags, shown as chips; Enter or a comma ends one. */
export function TagsField(field: TagsFieldProps) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <Tags {...field} />
    </Suspense>
  )
}
