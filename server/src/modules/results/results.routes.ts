import type { resultCalls } from '@marquee/contract/calls/results'
import type { Routes } from '../../platform/handler.ts'
import { getDisclosureEvidence } from './disclosure-evidence.ts'
import { getCampaignReport, getCampaignReportTable } from './get-report.ts'
import { getResults, saveResult } from './save-result.ts'
import { endReportLink, getReportLinks, getSharedReport, shareReport } from './share-report.ts'

export const resultRoutes: Routes<typeof resultCalls> = {
  talentResults: getResults,
  agentResults: getResults,
  brandResults: getResults,
  saveResult,
  agentSaveResult: saveResult,
  campaignReport: getCampaignReport,
  campaignReportTable: getCampaignReportTable,
  disclosureEvidence: getDisclosureEvidence,
  reportLinks: getReportLinks,
  shareReport,
  endReportLink,
  sharedReport: getSharedReport,
}
