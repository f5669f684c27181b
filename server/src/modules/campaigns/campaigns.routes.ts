import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import type { Routes } from '../../platform/act.ts'
import { addCampaign } from './add-campaign.ts'
import { editCampaign } from './edit-campaign.ts'
import { completeCampaign, moveCampaign } from './move-campaign.ts'
import {
  showActiveCampaigns,
  showBrandCampaign,
  showBrandCampaigns,
  showOpenCampaign,
  showOpenCampaigns,
} from './show-campaigns.ts'

export const campaignRoutes: Routes<typeof campaignCalls> = {
  addCampaign,
  editCampaign,
  moveCampaign,
  completeCampaign,
  brandCampaigns: showBrandCampaigns,
  brandCampaign: showBrandCampaign,
  openCampaigns: showOpenCampaigns,
  openCampaign: showOpenCampaign,
  activeCampaigns: showActiveCampaigns,
  agentCampaigns: showOpenCampaigns,
  agentCampaign: showOpenCampaign,
  agentActiveCampaigns: showActiveCampaigns,
}
