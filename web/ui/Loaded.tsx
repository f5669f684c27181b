import type { ReactNode } from 'react'
import { errorText, isMissing } from '#lib/api-error.ts'
import { ErrorState } from './ErrorState.tsx'

interface Query<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: Query<Data>
  /** The shape of what is coming. */
  skeleton: ReactNode
  /** When the answer holds nothing. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** Shows a query as it stands: its skeleton, its fault with a way to retry, its empty state, or its data. */
export function Loaded<Data>({ query, skeleton, empty, isEmpty, children }: LoadedProps<Data>) {
  // Whatever else fails, what was read before still helps; what is no longer the reader's does not stay on the screen.
  if (query.data !== undefined && !isMissing(query.error))
    return isEmpty?.(query.data) ? empty : children(query.data)
  if (isMissing(query.error))
    return (
      <ErrorState title="This is not here">
        {errorText(query.error)} It may have ended, or belong to others.
      </ErrorState>
    )
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{errorText(query.error)}</ErrorState>
  return skeleton
}
