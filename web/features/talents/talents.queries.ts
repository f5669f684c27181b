import { talentListCalls } from '@marquee/contract/calls/lists'
import { talentCalls } from '@marquee/contract/calls/talents'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'

/** Talents who chose to be found, page by page. */
export function useTalents(filter: { typeId: string; country: string }) {
  const given = {
    ...(filter.typeId && { typeId: filter.typeId }),
    ...(filter.country && { country: filter.country }),
  }
  return usePages(['talents', 'all', given], talentCalls.allTalents, given)
}

export function useTalent(talentId: string) {
  return useAsk(['talents', talentId], talentCalls.talentDetails, { talentId })
}

export function useTalentTypes() {
  return useAsk(['lists', 'talent-types'], talentListCalls.talentTypes, {})
}

export function useTalentSubtypes() {
  return useAsk(['lists', 'talent-subtypes'], talentListCalls.talentSubtypes, {})
}
