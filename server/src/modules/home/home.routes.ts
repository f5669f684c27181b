import type { homeCalls } from '@marquee/contract/calls/home'
import type { Routes } from '../../platform/handler.ts'
import { getBrandHome, getTalentHome } from './get-home.ts'
import { quickSearch } from './quick-search.ts'
import { dismissSetUp, getSetUp } from './set-up.ts'

export const homeRoutes: Routes<typeof homeCalls> = {
  brandHome: getBrandHome,
  talentHome: getTalentHome,
  agentHome: getTalentHome,
  quickSearch,
  setUp: getSetUp,
  dismissSetUp,
  agentQuickSearch: quickSearch,
}
