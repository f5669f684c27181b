import type { homeCalls } from '@marquee/contract/calls/home'
import type { Routes } from '../../platform/act.ts'
import { jumpTo } from './jump-to.ts'
import { showBrandHome, showTalentHome } from './show-home.ts'

export const homeRoutes: Routes<typeof homeCalls> = {
  brandHome: showBrandHome,
  talentHome: showTalentHome,
  agentHome: showTalentHome,
  jumpTo,
  agentJump: jumpTo,
}
