import { QUERY_DEFAULTS } from '@marquee/contract/rules/constants'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, toastText } from './api-error.ts'
import { toast } from './toast.ts'

/**
 * Creates the query cache: no retry, no refetch on focus or mount (specification section 9). Events drop or
 * refetch stale data instead; a query without data is always fetched. Failed queries refetch after a
 * reconnect.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        ...QUERY_DEFAULTS,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Handles every failed read (specification section 8): its message is shown once, beside what the screen says. Not
 * shown are a lost connection, which the banner reports, an ended session, and a resource that is gone, whose page
 * says so.
 */
function reportFailure(error: Error): void {
  const isReported = error instanceof ApiError && (error.isNetwork || [401, 404].includes(error.status))
  if (!isReported) toast.error(toastText(error))
}
