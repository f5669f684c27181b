import type { suggestionCalls } from '@marquee/contract/calls/suggestions'
import type { Routes } from '../../platform/handler.ts'
import { suggestCampaigns, suggestTalents } from './suggest.ts'

export const suggestionRoutes: Routes<typeof suggestionCalls> = {
  suggestedTalents: suggestTalents,
  suggestedCampaigns: suggestCampaigns,
  agentSuggestedCampaigns: suggestCampaigns,
}
