import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { talentCalls } from '@marquee/contract/calls/talents'
import type { Routes } from '../../platform/handler.ts'
import { getTalent, getTalentSubtypes, getTalents, getTalentTypes } from './get-talents.ts'

export const talentRoutes: Routes<typeof talentCalls> = { allTalents: getTalents, talentDetails: getTalent }
export const talentListRoutes: Routes<typeof talentListCalls> = {
  talentTypes: getTalentTypes,
  talentSubtypes: getTalentSubtypes,
}
