import type { talentListCalls } from '@marquee/contract/calls/lists'
import type { talentCalls } from '@marquee/contract/calls/talents'
import type { Routes } from '../../platform/handler.ts'
import { showSubtypes, showTalent, showTalents, showTypes } from './get-talents.ts'

export const talentRoutes: Routes<typeof talentCalls> = { allTalents: showTalents, talentDetails: showTalent }
export const talentListRoutes: Routes<typeof talentListCalls> = {
  talentTypes: showTypes,
  talentSubtypes: showSubtypes,
}
