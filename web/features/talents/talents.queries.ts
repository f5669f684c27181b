import type { CallOutput } from '@marquee/contract/call'
import { talentListCalls } from '@marquee/contract/calls/lists'
import { searchCalls } from '@marquee/contract/calls/search'
import { talentCalls } from '@marquee/contract/calls/talents'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { orNull } from '#lib/or-null.ts'
import { groupsByWord, wordsOf } from '#lib/others-than.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { TalentSearch } from './talent-search.ts'

/** Finds talents by words and filters, page by page. */
export function useTalentSearch(wanted: TalentSearch) {
  return usePagedQuery(['talents', 'search', wanted], searchCalls.searchTalent, wanted)
}

/** Where fewer talents match all words, so many follow for each word. */
const FEW = 4

/**
 * Finds the talents that match single words of a search with its filters, where all its words together matched nothing and at most
 * three similar talents were found. `found` is the first page of the search.
 */
export function useClosestTalents(
  wanted: TalentSearch,
  found: Pick<ReturnType<typeof useTalentSearch>, 'items' | 'isSimilar' | 'isSuccess' | 'isPlaceholderData'>,
) {
  const { items, isSimilar, isSuccess, isPlaceholderData } = found
  const isFew = items.length === 0 || (isSimilar && items.length < FEW)
  const isWanted = isSuccess && !isPlaceholderData && isFew && wordsOf(wanted.q).length > 0
  const { data, isLoading } = useQuery({
    queryKey: ['talents', 'closest', wanted],
    queryFn: () =>
      groupsByWord({
        q: wanted.q,
        found: { items, isSimilar },
        few: FEW,
        idOf: ({ id }) => id,
        // A word whose search fails has no group.
        load: (asked) => orNull(call(searchCalls.searchTalent, { ...wanted, ...asked })),
      }),
    enabled: isWanted,
  })
  // What was read before more talents matched is not shown.
  return { groups: (isWanted && data) || [], isLoading }
}

/** Counts what a search finds, and the choices of its filters. */
export function useSearchChoices({ sort: _any, ...wanted }: TalentSearch) {
  return useCallQuery(['talents', 'choices', wanted], searchCalls.talentSearchChoices, wanted)
}

/** Lists the cities or languages that begin with some letters; nothing without letters. */
export function useChoicesByText(filter: 'city' | 'language', text: string, enabled: boolean) {
  return useCallQuery(
    ['talents', 'choices-by-text', filter, text],
    searchCalls.talentChoicesByText,
    { filter, text },
    { enabled: enabled && text !== '' },
  )
}

export function useTalent(talentId: string) {
  return useCallQuery(['talents', talentId], talentCalls.talentDetails, { talentId })
}

/**
 * Reads a talent with an open page as visitors do, unless the server has read it. The answer is kept apart from what a signed-in reader
 * gets.
 */
export function usePublicTalent(
  talentId: string,
  known: CallOutput<typeof talentCalls.talentDetails> | null = null,
) {
  return useCallQuery(
    ['talents', 'public', talentId],
    talentCalls.talentDetails,
    { talentId },
    { initial: known },
  )
}

export function useTalentTypes() {
  return useCallQuery(['lists', 'talent-types'], talentListCalls.talentTypes, {})
}

export function useTalentSubtypes() {
  return useCallQuery(['lists', 'talent-subtypes'], talentListCalls.talentSubtypes, {})
}
