import type { dealSheetCalls } from '@marquee/contract/calls/deal-sheets'
import type { Routes } from '../../platform/handler.ts'
import { downloadDealSheet, getDealSheet } from './get-deal-sheet.ts'

export const dealSheetRoutes: Routes<typeof dealSheetCalls> = {
  brandDealSheet: getDealSheet,
  brandDealSheetFiles: downloadDealSheet,
  talentDealSheet: getDealSheet,
  talentDealSheetFiles: downloadDealSheet,
  agentDealSheet: getDealSheet,
  agentDealSheetFiles: downloadDealSheet,
}
