import type { DecisionAboutMe, OwnReport } from '@marquee/contract/calls/reports'
import { reportFacts, reportNumber } from './report.ts'
import type { CaseRow, ReportRow } from './reports.store.ts'

const statuses: Record<CaseRow['status'], OwnReport['status']> = {
  submitted: 'received',
  in_review: 'in_review',
  needs_info: 'in_review',
  action_taken: 'decided',
  dismissed: 'decided',
  appealed: 'decided',
  closed: 'decided',
}

/** Returns a report for the person who made it. What happens in an appeal is not theirs to read. */
export function viewOwnReport({ report, reportCase }: { report: ReportRow; reportCase: CaseRow }): OwnReport {
  const { status, outcome, decidedAt, textForReporter } = reportCase
  const isAsked = status === 'needs_info' && report.question !== null && report.answer === null
  return {
    id: report.id,
    number: reportNumber(report.id),
    noun: reportCase.noun,
    title: report.copy.title,
    kind: report.kind,
    text: report.text,
    status: isAsked ? 'needs_info' : statuses[status],
    question: report.question,
    answer: report.answer,
    decision: decidedAt && {
      hasAction: outcome !== 'none',
      text: textForReporter,
      at: decidedAt.toISOString(),
    },
    receivedAt: report.createdAt.toISOString(),
  }
}

/**
 * Returns a decision for the account that it concerns. Nothing of a report but the title of the copy is in
 * it.
 */
export function viewDecisionAboutMe(
  { row, title }: { row: CaseRow; title: string },
  now: Date,
): DecisionAboutMe {
  const at = row.decidedAt ?? row.createdAt
  return {
    caseId: row.id,
    number: reportNumber(row.id),
    noun: row.noun,
    title,
    kind: row.kind,
    outcome: row.outcome ?? 'none',
    isRemoved: row.isRemoved && row.isUpheld !== false,
    text: row.textForReported,
    at: at.toISOString(),
    appealBy: (row.appealBy ?? at).toISOString(),
    mayAppeal: row.status === 'action_taken' && reportFacts(row, now).mayAppeal,
    appeal: viewAppeal(row),
  }
}

/** Returns the appeal of a case with its decision; null without one. */
export function viewAppeal(row: CaseRow): DecisionAboutMe['appeal'] {
  const { appealText: text, appealedAt, appealDecidedAt, isUpheld, appealDecision } = row
  return (
    appealedAt && {
      text,
      at: appealedAt.toISOString(),
      decision:
        appealDecidedAt && isUpheld !== null
          ? { isUpheld, text: appealDecision, at: appealDecidedAt.toISOString() }
          : null,
    }
  )
}
