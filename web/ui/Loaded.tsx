import { type ReactNode, useDeferredValue } from 'react'
import { errorText, isMissing } from '#lib/api-error.ts'
import { ErrorState } from './ErrorState.tsx'

interface Query<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: Query<Data>
  /** Placeholder while the data loads. */
  skeleton: ReactNode
  /** Shown when the response is empty. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/**
 * Renders a query: its skeleton, its error with a retry, its empty state, or its data. New data is rendered in
 * pieces between which the browser answers touches and keys.
 */
export function Loaded<Data>({ query, skeleton, empty, isEmpty, children }: LoadedProps<Data>) {
  const rendered = useDeferredValue(query.data)
  const data = query.data === undefined ? undefined : rendered
  // After other errors the data read before is still useful; data that is no longer accessible to the reader
  // is removed.
  if (data !== undefined && !isMissing(query.error)) return isEmpty?.(data) ? empty : children(data)
  if (isMissing(query.error))
    return (
      <ErrorState title="Not found">
        {errorText(query.error)} It may have ended, or you may not have access to it.
      </ErrorState>
    )
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{errorText(query.error)}</ErrorState>
  return skeleton
}
