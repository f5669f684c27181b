import type { homeCalls } from '@marquee/contract/calls/home'
import type { Routes } from '../../platform/handler.ts'
import { showBrandHome, showTalentHome } from './get-home.ts'
import { quickSearch } from './quick-search.ts'

export const homeRoutes: Routes<typeof homeCalls> = {
  brandHome: showBrandHome,
  talentHome: showTalentHome,
  agentHome: showTalentHome,
  quickSearch,
  agentQuickSearch: quickSearch,
}
