import { talentListCalls } from '@marquee/contract/calls/lists'
import { talentCalls } from '@marquee/contract/calls/talents'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Reads the searchable talents, page by page. */
export function useTalents(filter: { typeId: string; country: string }) {
  const given = {
    ...(filter.typeId && { typeId: filter.typeId }),
    ...(filter.country && { country: filter.country }),
  }
  return usePagedQuery(['talents', 'all', given], talentCalls.allTalents, given)
}

export function useTalent(talentId: string) {
  return useCallQuery(['talents', talentId], talentCalls.talentDetails, { talentId })
}

export function useTalentTypes() {
  return useCallQuery(['lists', 'talent-types'], talentListCalls.talentTypes, {})
}

export function useTalentSubtypes() {
  return useCallQuery(['lists', 'talent-subtypes'], talentListCalls.talentSubtypes, {})
}
