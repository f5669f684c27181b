import type { campaignTemplateCalls } from '@marquee/contract/calls/campaign-templates'
import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import type { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import type { Routes } from '../../platform/handler.ts'
import { addCampaign } from './add-campaign.ts'
import { deleteCampaignTemplate, getCampaignTemplates, saveCampaignTemplate } from './campaign-templates.ts'
import { duplicateCampaign, startFromTemplate } from './copy-campaign.ts'
import { editCampaign } from './edit-campaign.ts'
import {
  getActiveCampaigns,
  getBrandCampaign,
  getBrandCampaigns,
  getCampaignTopics,
  getOpenCampaign,
  getOpenCampaigns,
  getPublicCampaign,
  getPublicCampaigns,
  getShownCampaigns,
} from './get-campaigns.ts'
import { getPublishing } from './get-publishing.ts'
import { completeCampaign, moveCampaign } from './move-campaign.ts'
import { getCampaignUnderReview, reviewCampaign } from './review-campaign.ts'
import { getSimilarCampaigns } from './similar-campaigns.ts'

export const campaignRoutes: Routes<
  typeof campaignCalls & typeof campaignTemplateCalls & typeof publicCampaignCalls
> = {
  addCampaign,
  duplicateCampaign,
  campaignTemplates: getCampaignTemplates,
  saveCampaignTemplate,
  deleteCampaignTemplate,
  startFromTemplate,
  editCampaign,
  moveCampaign,
  completeCampaign,
  campaignUnderReview: getCampaignUnderReview,
  reviewCampaign,
  publishing: getPublishing,
  brandCampaigns: getBrandCampaigns,
  brandCampaign: getBrandCampaign,
  publicCampaigns: getPublicCampaigns,
  campaignTopics: getCampaignTopics,
  shownCampaigns: getShownCampaigns,
  publicCampaign: getPublicCampaign,
  similarCampaigns: getSimilarCampaigns,
  openCampaigns: getOpenCampaigns,
  openCampaign: getOpenCampaign,
  activeCampaigns: getActiveCampaigns,
  agentCampaigns: getOpenCampaigns,
  agentCampaign: getOpenCampaign,
  agentActiveCampaigns: getActiveCampaigns,
}
