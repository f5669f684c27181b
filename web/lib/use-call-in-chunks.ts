import type { Call, CallOutput, CallRequest } from '@marquee/contract/call'
import { type QueryKey, useQueries } from '@tanstack/react-query'
import { call } from './api.ts'

/**
 * Reads one call for many ids, in requests of at most `size`, and returns the response that an id belongs to; undefined until it is
 * loaded. A list that grows asks only for what is new once a chunk is full.
 */
export function useCallInChunks<C extends Call>(
  key: QueryKey,
  row: C,
  {
    ids,
    size,
    toInput,
  }: { ids: readonly string[]; size: number; toInput: (ids: string[]) => CallRequest<C> },
): (id: string) => CallOutput<C> | undefined {
  const chunks = Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )
  const results = useQueries({
    queries: chunks.map((chunk) => ({
      queryKey: [...key, chunk],
      queryFn: () => call(row, toInput(chunk)),
    })),
  })
  return (id) => results[chunks.findIndex((chunk) => chunk.includes(id))]?.data
}
