import { lazy, Suspense } from 'react'
import { FieldWaiting } from './FieldWaiting.tsx'
import type { FieldProps } from './field.ts'
import type { Option } from './SelectField.tsx'

const SearchSelect = lazy(() => import('./SearchSelect.tsx').then((file) => ({ default: file.SearchSelect })))

export interface SearchSelectProps extends FieldProps<string | null> {
  options: readonly Option[]
  /** Receives what is typed. The options are then those that match it, in their order, and are not filtered again. */
  onSearch?: (text: string) => void
  /** Shown where no option matches. */
  nothingFound?: string
}

/** One option of many, found by typing. For a few options, `SelectField` is lighter. */
export function SearchSelectField(field: SearchSelectProps) {
  return (
    <Suspense fallback={<FieldWaiting label={field.label} hint={field.hint} />}>
      <SearchSelect {...field} />
    </Suspense>
  )
}
