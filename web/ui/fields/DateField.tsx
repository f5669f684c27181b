import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'

const DatePicker = lazy(() => import('./DatePicker.tsx').then((file) => ({ default: file.DatePicker })))

export interface DateFieldProps extends FieldProps<string | null> {
  /** Calendar dates, `2026-12-03`. */
  min?: string
  max?: string
  canClear?: boolean
}

/** A date, shown as `03 Dec, 2026` and stored as `2026-12-03`; null while empty. */
export function DateField(field: DateFieldProps) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <DatePicker {...field} />
    </Suspense>
  )
}
