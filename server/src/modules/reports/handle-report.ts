import type { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import { fail } from '@marquee/contract/errors'
import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import type { AuditAct } from '@marquee/contract/rules/audit-acts'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { askByEmail } from './decision-notifications.ts'
import { reportFacts } from './report.ts'
import {
  type CaseChanges,
  type CaseRow,
  listReportsOf,
  loadCase,
  lockCase,
  updateCase,
  updateReport,
} from './reports.store.ts'
import { reportCases } from './reports.tables.ts'
import { viewCase } from './view-case.ts'

/** Returns a case. Fails with `not_found`. */
export const getReportCase: Handler<typeof operatorReportCalls.operatorReport> = async (ctx, { caseId }) =>
  viewCase((await loadCase(caseId)) ?? fail('not_found'), readerOf(ctx))

/** Starts the review of a case and sets its kind. The time of the first claim is kept. */
export const claimReport: Handler<typeof operatorReportCalls.claimReport> = async (
  ctx,
  { caseId, version: expectedVersion, kind, reason },
) => {
  const row = (await lockCase(caseId)) ?? fail('not_found')
  const set = { kind, claimedBy: ctx.actor.id, claimedAt: row.claimedAt ?? ctx.now, updatedAt: ctx.now }
  const claimed = await move(ctx, row, 'claim', { expectedVersion, set })
  await recordOperatorAct(ctx, actOn('claimReport', row, reason))
  return viewCase(claimed, readerOf(ctx))
}

/** Asks a reporter for more information. Fails with `reporter_unreachable` without an account. */
export const askReporter: Handler<typeof operatorReportCalls.askReporter> = async (
  ctx,
  { caseId, version: expectedVersion, reportId, question, reason },
) => {
  const row = (await lockCase(caseId)) ?? fail('not_found')
  const found = (await listReportsOf(caseId)).find(({ report }) => report.id === reportId)
  const { report } = found ?? fail('not_found')
  const set = {
    claimedBy: row.claimedBy ?? ctx.actor.id,
    claimedAt: row.claimedAt ?? ctx.now,
    updatedAt: ctx.now,
  }
  const asked = await move(ctx, row, 'ask', { expectedVersion, set })
  if (!(await askByEmail(report, question))) fail('reporter_unreachable')
  await updateReport(reportId, { question, askedAt: ctx.now, answer: null, answeredAt: null })
  await recordOperatorAct(ctx, actOn('askReporter', row, reason))
  return viewCase(asked, readerOf(ctx))
}

/** Records an appeal that came by email. Fails with `appeal_ended` after 14 days. */
export const recordReportAppeal: Handler<typeof operatorReportCalls.recordReportAppeal> = async (
  ctx,
  { caseId, version: expectedVersion, text, reason },
) => {
  const row = (await lockCase(caseId)) ?? fail('not_found')
  const set = { appealText: text, appealedAt: ctx.now, updatedAt: ctx.now }
  const appealed = await move(ctx, row, 'appeal', { expectedVersion, set })
  await cancelTimers('report case', caseId)
  await recordOperatorAct(ctx, actOn('recordReportAppeal', row, reason))
  return viewCase(appealed, readerOf(ctx))
}

/** Ends the payout hold of a decision. Fails with `wrong_state` when it has none. */
export const endPayoutHold: Handler<typeof operatorReportCalls.endPayoutHold> = async (
  ctx,
  { caseId, version: expectedVersion, reason },
) => {
  const row = (await lockCase(caseId)) ?? fail('not_found')
  if (expectedVersion !== undefined && expectedVersion !== row.version)
    fail('stale_version', { state: row.status, version: row.version })
  const isHeld = row.outcome === 'payout_hold' && row.effectEndedAt === null && row.isUpheld !== false
  if (!isHeld || !row.accountId) fail('wrong_state', { state: row.status })
  const changes = { effectEndedAt: ctx.now, updatedAt: ctx.now }
  await updateCase(caseId, changes)
  await emit('account.payouts_changed', { accountId: row.accountId })
  await recordOperatorAct(ctx, actOn('endPayoutHold', row, reason))
  return viewCase({ ...row, ...changes }, readerOf(ctx))
}

interface Move {
  expectedVersion: number | undefined
  set: CaseChanges
}

/** Moves a locked case for an operator and returns it as it will be stored. */
async function move(
  ctx: RequestContext,
  row: CaseRow,
  event: 'claim' | 'ask' | 'appeal',
  { expectedVersion, set }: Move,
): Promise<CaseRow> {
  const facts = reportFacts(row, ctx.now)
  const moved = await transition(reportLifecycle, reportCases, row, event, 'operator', facts, {
    ...(expectedVersion !== undefined && { expectedVersion }),
    set,
  })
  return { ...row, ...set, status: moved.to, version: moved.version }
}

const readerOf = ({ actor, now }: RequestContext) => ({ operatorId: actor.id, now })

const actOn = (action: AuditAct, { id, accountId }: CaseRow, reason: string) => ({
  action,
  subject: { noun: 'report case' as const, id },
  ...(accountId && { accountId }),
  reason,
})
