import { type FavouriteMark, favouriteCalls, MAX_FAVOURITES_AMONG } from '@marquee/contract/calls/favourites'
import { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { useCallInChunks } from '#lib/use-call-in-chunks.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Topics that every change of favourites and lists makes stale. */
export const favouriteTopics = ['favourites']

/** Reads the favourites, or those of one list, page by page. */
export function useFavourites(listId: string | null) {
  const given = listId === null ? {} : { listId }
  return usePagedQuery(['favourites', 'list', given], favouriteCalls.listFavourites, given)
}

export function useFavouriteLists() {
  return useCallQuery(['favourites', 'lists'], favouriteCalls.favouriteLists, {})
}

export function useSharedLists() {
  return useCallQuery(['favourites', 'shared'], sharedListCalls.sharedLists, {})
}

/** Reads what guests think of the talents of a list, or of the shared favourites. */
export function useGuestVotes(listId: string | null) {
  const given = listId === null ? {} : { listId }
  return useCallQuery(['favourites', 'votes', given], sharedListCalls.guestVotesOfList, given)
}

/**
 * Reads which talents of a list are favourites, in requests of 50. Returns undefined for talents that are not known yet, and
 * null for those who are no favourites.
 */
export function useFavouriteMarks(
  talentIds: readonly string[],
): (talentId: string) => FavouriteMark | null | undefined {
  const found = useCallInChunks(['favourites', 'among'], favouriteCalls.favouritesAmong, {
    ids: talentIds,
    size: MAX_FAVOURITES_AMONG,
    toInput: (ids) => ({ talentIds: ids }),
  })
  return (talentId) => {
    const data = found(talentId)
    return data && (data.items.find((mark) => mark.talentId === talentId) ?? null)
  }
}
