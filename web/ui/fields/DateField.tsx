import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'

const DatePicker = lazy(() => import('./DatePicker.tsx').then((file) => ({ default: file.DatePicker })))

export interface DateFieldProps extends FieldProps<string | null> {
  /** Days of the calendar, `2026-12-03`. */
  min?: string
  max?: string
  canClear?: boolean
}

/** A day, shown as `03 Dec, 2026` and kept as `2026-12-03`; null while it is empty. */
export function DateField(field: DateFieldProps) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <DatePicker {...field} />
    </Suspense>
  )
}
