import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { searchCalls } from '@marquee/contract/calls/search'
import type { talentCalls } from '@marquee/contract/calls/talents'
import type { Routes } from '../../platform/handler.ts'
import { getChoicesByText } from './choices-by-text.ts'
import { getTalent, getTalentSubtypes, getTalents, getTalentTypes } from './get-talents.ts'
import { getSearchPlace } from './search-place.ts'
import { getPublicTalents, getSearchChoices, getTalentTopics, searchTalent } from './search-talents.ts'

export const talentRoutes: Routes<typeof talentCalls> = { allTalents: getTalents, talentDetails: getTalent }
export const talentListRoutes: Routes<typeof talentListCalls> = {
  talentTypes: getTalentTypes,
  talentSubtypes: getTalentSubtypes,
}
export const searchRoutes: Routes<typeof searchCalls> = {
  searchPlace: getSearchPlace,
  agentSearchPlace: getSearchPlace,
  publicTalents: getPublicTalents,
  talentTopics: getTalentTopics,
  searchTalent,
  talentSearchChoices: getSearchChoices,
  talentChoicesByText: getChoicesByText,
}
