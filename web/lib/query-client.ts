import { QUERY_DEFAULTS } from '@marquee/contract/rules/constants'
import { QueryClient } from '@tanstack/react-query'

/**
 * Creates the query cache: no retry, no refetch on focus or mount (specification section 9). Events drop or
 * refetch stale data instead; a query without data is always fetched. Failed queries refetch after a
 * reconnect.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
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
