import type { ReactNode } from 'react'
import { errorText } from '#lib/api-error.ts'
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
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data)
  if (query.error) return <ErrorState onRetry={() => void query.refetch()}>{errorText(query.error)}</ErrorState>
  return skeleton
}
