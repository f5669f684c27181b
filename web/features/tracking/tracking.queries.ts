import { trackingCalls } from '@marquee/contract/calls/tracking'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Topics that a change of a tracking link makes stale. */
export const trackingTopics = ['tracking']

/** Reads the brand’s tracking links of a deal. */
export function useOwnLinks(dealId: string) {
  return useCallQuery(['tracking', 'brand', dealId], trackingCalls.brandTrackingLinks, { dealId })
}

const postingRows = {
  talent: trackingCalls.talentTrackingLinks,
  agent: trackingCalls.agentTrackingLinks,
} as const

/** Reads the tracking links of a deal that the talent posts. */
export function useLinksToPost(side: 'talent' | 'agent', dealId: string) {
  return useCallQuery(['tracking', side, dealId], postingRows[side], { dealId })
}

/** Reads all tracking links of a campaign. */
export function useCampaignTracking(campaignId: string) {
  return useCallQuery(['tracking', 'campaign', campaignId], trackingCalls.campaignTracking, { campaignId })
}

/** Reads a website that tracking links lead to, for operators. */
export function useTrackedWebsite(websiteId: string) {
  return useCallQuery(['tracking', 'website', websiteId], trackingCalls.trackedWebsite, { websiteId })
}
