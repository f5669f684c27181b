import { QUERY_DEFAULTS } from '@marquee/contract/rules/constants'
import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of what the server said: no retry, no refetch on focus or mount (specification section 9). What is stale is dropped or
 * refetched by events instead; a query without data is always fetched. What failed is asked for again as soon as the line is back.
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
