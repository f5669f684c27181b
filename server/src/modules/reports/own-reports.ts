import type { reportCalls } from '@marquee/contract/calls/reports'
import { fail } from '@marquee/contract/errors'
import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import { toPage } from '../../platform/database/pagination.ts'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { partyOfReporter, reportFacts } from './report.ts'
import {
  findDecisionAbout,
  listDecisionsAbout,
  listOwnReports,
  lockCase,
  type ReportRow,
} from './reports.store.ts'
import { reportCases } from './reports.tables.ts'
import { viewDecisionAboutMe, viewOwnReport } from './reports.view.ts'

const keyOf = ({ report }: { report: ReportRow }) => [report.createdAt.toISOString(), report.id]

/** Lists the caller’s reports, newest first. */
export const getOwnReports: Handler<typeof reportCalls.ownReports> = async (ctx, page) => {
  const rows = await listOwnReports(accountIdOf(ctx.actor), page)
  return toPage(rows, page.limit, viewOwnReport, keyOf)
}

/** Lists the talents whom the brand has reported, newest first. */
export const getReportedTalents: Handler<typeof reportCalls.reportedTalents> = async (ctx, page) => {
  const rows = await listOwnReports(accountIdOf(ctx.actor), page, 'talent')
  return toPage(
    rows,
    page.limit,
    (row) => ({ ...viewOwnReport(row), talentId: row.reportCase.subjectId }),
    keyOf,
  )
}

/** Lists decisions that concern the caller, newest first. */
export const getDecisionsAboutMe: Handler<typeof reportCalls.decisionsAboutMe> = async (ctx, page) => {
  const rows = await listDecisionsAbout(accountIdOf(ctx.actor), page)
  return toPage(
    rows,
    page.limit,
    (row) => viewDecisionAboutMe(row, ctx.now),
    ({ row }) => [(row.decidedAt ?? row.createdAt).toISOString(), row.id],
  )
}

/**
 * Appeals against a decision that concerns the caller. Fails with `not_found` for another’s, with
 * `appeal_ended` after 14 days, and with `wrong_state` the second time.
 */
export const appealReport: Handler<typeof reportCalls.appealReport> = async (ctx, { caseId, text }) => {
  const found = (await findDecisionAbout(accountIdOf(ctx.actor), caseId)) ?? fail('not_found')
  const row = (await lockCase(caseId)) ?? fail('not_found')
  const set = { appealText: text, appealedAt: ctx.now, updatedAt: ctx.now }
  const { to, version } = await transition(
    reportLifecycle,
    reportCases,
    row,
    'appeal',
    partyOfReporter(ctx.actor),
    reportFacts(row, ctx.now),
    { set },
  )
  await cancelTimers('report case', caseId)
  return viewDecisionAboutMe({ row: { ...row, ...set, status: to, version }, title: found.title }, ctx.now)
}
