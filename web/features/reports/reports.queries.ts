import { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import { reportCalls } from '@marquee/contract/calls/reports'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Reads the reports that the user has made, newest first. */
export function useOwnReports() {
  return usePagedQuery(['reports', 'own'], reportCalls.ownReports, { limit: 20 })
}

/** Reads the decisions that concern the user, newest first. */
export function useDecisionsAboutMe() {
  return usePagedQuery(['reports', 'about me'], reportCalls.decisionsAboutMe, { limit: 20 })
}

/** Appeals against a decision that concerns the user. */
export function useAppealReport(onSuccess: () => void) {
  return useCallMutation(reportCalls.appealReport, { topics: ['reports'], onSuccess })
}

/** Answers the question of an operator about an own report. */
export function useAnswerReport(onSuccess: () => void) {
  return useCallMutation(reportCalls.answerReport, { topics: ['reports'], onSuccess })
}

/** Reads a case for an operator. */
export function useReportCase(caseId: string) {
  return useCallQuery(['queue', 'report', caseId], operatorReportCalls.operatorReport, { caseId })
}
