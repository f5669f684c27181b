import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'
import type { Option } from './SelectField.tsx'

const Choices = lazy(() => import('./Choices.tsx').then((file) => ({ default: file.Choices })))

export interface ChoicesFieldProps extends FieldProps<string[]> {
  options: readonly Option[]
  most?: number
}

/** Several options of a list, shown as chips. */
export function ChoicesField(field: ChoicesFieldProps) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <Choices {...field} />
    </Suspense>
  )
}
