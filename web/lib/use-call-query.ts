import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, takeArrivedData } from './api.ts'

interface AskOptions<C extends Call> {
  enabled?: boolean
  /** Reads again after this time, for as long as it is set. */
  everyMs?: number | false
  /** What the server has read for the first view of the page; null for nothing. */
  initial?: CallOutput<C> | null
}

/**
 * Reads one call of the contract for a screen. Keys begin with the plural noun, `['offers', id]`, so that the
 * server's `refresh` events find them.
 */
export function useCallQuery<C extends Call>(
  key: QueryKey,
  row: C,
  input: CallRequest<C>,
  options: AskOptions<C> = {},
): UseQueryResult<CallOutput<C>, Error> {
  const client = useQueryClient()
  // Data that came before the scripts is shown at once, without a placeholder. Only a query that does not exist yet takes it.
  const arrived = client.getQueryState(key) ? undefined : takeArrivedData(row, input)
  return useQuery<CallOutput<C>, Error>({
    queryKey: key,
    // Not aborted on unmount: the next screen would keep the old data, because mounting alone never
    // refetches.
    queryFn: () => call(row, input),
    ...(options.initial && { initialData: options.initial }),
    ...(arrived && { initialData: arrived.data, initialDataUpdatedAt: arrived.at }),
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs ?? false,
  })
}
