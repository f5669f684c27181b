import type { Call, CallRequest } from '@marquee/contract/call'
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from './api.ts'

type PagedCall<Item> = Call<z.ZodObject, z.ZodType<{ items: Item[]; nextCursor: string | null }>>

/** Reads a list page by page (keyset cursors). While a filter changes, the previous rows stay on screen. */
export function usePagedQuery<Item, C extends PagedCall<Item>>(
  key: QueryKey,
  row: C & PagedCall<Item>,
  input: Omit<CallRequest<C>, 'cursor'>,
) {
  const query = useInfiniteQuery({
    queryKey: key,
    // Not aborted on unmount: see `useCallQuery`.
    queryFn: ({ pageParam }) =>
      call<PagedCall<Item>>(row, pageParam === null ? input : { ...input, cursor: pageParam }),
    initialPageParam: firstPage(),
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] }
}

function firstPage(): string | null {
  return null
}
