import type { CallOutput } from '@marquee/contract/call'
import { talentListCalls } from '@marquee/contract/calls/lists'
import { searchCalls } from '@marquee/contract/calls/search'
import { talentCalls } from '@marquee/contract/calls/talents'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { TalentSearch } from './talent-search.ts'

/** Finds talents by words and filters, page by page. */
export function useTalentSearch(wanted: TalentSearch) {
  return usePagedQuery(['talents', 'search', wanted], searchCalls.searchTalent, wanted)
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
