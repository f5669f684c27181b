import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'

const PhonePicker = lazy(() => import('./PhonePicker.tsx').then((file) => ({ default: file.PhonePicker })))

/** A phone number with its country; India, the United States and Great Britain are first (specification section 5). */
export function PhoneField(field: FieldProps<string>) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <PhonePicker {...field} />
    </Suspense>
  )
}
