import { resultCalls } from '@marquee/contract/calls/results'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that a change of results or of a link to a report makes stale. */
export const resultTopics = ['results']

const rows = {
  brand: resultCalls.brandResults,
  talent: resultCalls.talentResults,
  agent: resultCalls.agentResults,
} as const

/** Reads the posts of a deal with their results. */
export function useResults(side: Viewer, dealId: string) {
  return useCallQuery(['results', side, dealId], rows[side], { dealId })
}

/** Reads the report of a campaign. */
export function useCampaignReport(campaignId: string) {
  return useCallQuery(['results', 'report', campaignId], resultCalls.campaignReport, { campaignId })
}

/** Reads the links to a report that work. */
export function useReportLinks(campaignId: string) {
  return useCallQuery(['results', 'links', campaignId], resultCalls.reportLinks, { campaignId })
}
