import type { Call, CallRequest } from '@marquee/contract/call'
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from './api.ts'

/** A list; a search for words also says whether it lists similar words, because nothing matched exactly. */
type PagedCall<Item> = Call<
  z.ZodObject,
  z.ZodType<{ items: Item[]; nextCursor: string | null; isSimilar?: boolean }>
>

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
  const pages = query.data?.pages ?? []
  return {
    ...query,
    items: pages.flatMap((page) => page.items),
    isSimilar: pages[0]?.isSimilar ?? false,
  }
}

function firstPage(): string | null {
  return null
}
