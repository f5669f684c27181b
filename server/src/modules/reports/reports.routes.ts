import type { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import type { reportCalls } from '@marquee/contract/calls/reports'
import type { Routes } from '../../platform/handler.ts'
import { decideReport, decideReportAppeal } from './decide-report.ts'
import {
  askReporter,
  claimReport,
  endPayoutHold,
  getReportCase,
  recordReportAppeal,
} from './handle-report.ts'
import { answerReport, makeReport, reportPublicly, reportTalent } from './make-report.ts'
import { getReportedFile } from './open-reported-file.ts'
import { appealReport, getDecisionsAboutMe, getOwnReports, getReportedTalents } from './own-reports.ts'

export const reportRoutes: Routes<typeof reportCalls & typeof operatorReportCalls> = {
  report: makeReport,
  reportTalent,
  reportedTalents: getReportedTalents,
  ownReports: getOwnReports,
  answerReport,
  decisionsAboutMe: getDecisionsAboutMe,
  appealReport,
  reportPublicly,
  operatorReport: getReportCase,
  claimReport,
  reportedFile: getReportedFile,
  askReporter,
  decideReport,
  recordReportAppeal,
  decideReportAppeal,
  endPayoutHold,
}
