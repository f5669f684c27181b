import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import type { Routes } from '../../platform/handler.ts'
import { addCampaign } from './add-campaign.ts'
import { editCampaign } from './edit-campaign.ts'
import {
  showActiveCampaigns,
  showBrandCampaign,
  showBrandCampaigns,
  showOpenCampaign,
  showOpenCampaigns,
} from './get-campaigns.ts'
import { completeCampaign, moveCampaign } from './move-campaign.ts'

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
