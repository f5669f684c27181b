import type { trackingCalls } from '@marquee/contract/calls/tracking'
import type { Routes } from '../../platform/handler.ts'
import {
  addTrackingLink,
  getBrandTrackingLinks,
  saveRedemptions,
  stopTrackingLink,
} from './add-tracking-link.ts'
import { decideTrackedWebsite, getTrackedWebsite } from './decide-website.ts'
import { getCampaignTracking, getTalentTrackingLinks } from './get-tracking-links.ts'

export const trackingRoutes: Routes<typeof trackingCalls> = {
  addTrackingLink,
  brandTrackingLinks: getBrandTrackingLinks,
  stopTrackingLink,
  saveRedemptions,
  campaignTracking: getCampaignTracking,
  talentTrackingLinks: getTalentTrackingLinks,
  agentTrackingLinks: getTalentTrackingLinks,
  trackedWebsite: getTrackedWebsite,
  decideTrackedWebsite,
}
