import type { CallInput } from '@marquee/contract/call'
import type { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import { fail, failField } from '@marquee/contract/errors'
import { REPORT_APPEAL_MS, reportLifecycle } from '@marquee/contract/lifecycles/report'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { type Account, lockAccount } from '../identity/identity.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { restoreAccount, suspendAccount } from '../operators/suspension.ts'
import { notifyAppellant, notifyReported, notifyReporters } from './decision-notifications.ts'
import { removals } from './removal.ts'
import { reportFacts } from './report.ts'
import { type CaseRow, isRemovedByOther, listReportsOf, loadCase, lockCase } from './reports.store.ts'
import { reportCases } from './reports.tables.ts'
import { findSubject } from './subjects.store.ts'
import { viewCase } from './view-case.ts'

type Decision = CallInput<typeof operatorReportCalls.decideReport>

/**
 * Decides a report, with its effects, in one transaction. Fails with `not_removable` for what cannot be
 * removed or is gone, with `no_account_concerned`, and with `wrong_state` when another operator has decided
 * meanwhile.
 */
export const decideReport: Handler<typeof operatorReportCalls.decideReport> = async (ctx, input) => {
  const { row, account } = await lockWhole(input.caseId)
  const { outcome, kind, textForReporter, textForReported } = input
  const isRemoved = outcome !== 'none' && (input.remove || outcome === 'removal')
  if (outcome !== 'none' && textForReported === '')
    failField('textForReported', 'Please give the reasons for the person concerned.')
  if (
    !['none', 'removal'].includes(outcome) &&
    account?.status !== 'active' &&
    account?.status !== 'suspended'
  )
    fail('no_account_concerned')
  if (outcome === 'suspension' && account?.status === 'suspended')
    failField('outcome', 'This account is suspended already. Choose another outcome.')
  const isNone = outcome === 'none'
  const set = {
    outcome,
    kind,
    isRemoved,
    removedAt: isRemoved ? ctx.now : null,
    textForReporter,
    textForReported: isNone ? '' : textForReported,
    claimedBy: row.claimedBy ?? ctx.actor.id,
    claimedAt: row.claimedAt ?? ctx.now,
    decidedBy: ctx.actor.id,
    decidedAt: ctx.now,
    notifiedAt: ctx.now,
    appealBy: isNone ? null : new Date(ctx.now.getTime() + REPORT_APPEAL_MS),
    updatedAt: ctx.now,
  }
  const options = { ...(input.version !== undefined && { expectedVersion: input.version }), set }
  const event = isNone ? 'dismiss' : 'act'
  const facts = reportFacts(row, ctx.now)
  const { to, version } = await transition(
    reportLifecycle,
    reportCases,
    row,
    event,
    'operator',
    facts,
    options,
  )
  const decided = { ...row, ...set, status: to, version }
  await applyEffects(ctx, decided, account, input)
  if (set.appealBy) await scheduleTimer('report case', row.id, 'close', set.appealBy)
  const reports = (await listReportsOf(row.id)).map(({ report }) => report)
  await notifyReporters(decided, reports)
  await notifyReported(decided, outcome)
  await recordOperatorAct(ctx, {
    action: 'decideReport',
    subject: { noun: 'report case', id: row.id },
    ...(row.accountId && { accountId: row.accountId }),
    reason: input.reason,
    details: { outcome, kind, isRemoved },
  })
  return viewCase(decided, { operatorId: ctx.actor.id, now: ctx.now })
}

/**
 * Decides an appeal. Overturning ends the effects of the decision that nothing else has. Fails with
 * `other_operator_needed` for the operator who decided first.
 */
export const decideReportAppeal: Handler<typeof operatorReportCalls.decideReportAppeal> = async (
  ctx,
  { caseId, version: expectedVersion, isUpheld, text, reason },
) => {
  const { row, account } = await lockWhole(caseId)
  if (row.status === 'appealed' && row.decidedBy === ctx.actor.id) fail('other_operator_needed')
  const set = {
    isUpheld,
    appealDecision: text,
    appealDecidedBy: ctx.actor.id,
    appealDecidedAt: ctx.now,
    updatedAt: ctx.now,
  }
  const facts = reportFacts(row, ctx.now)
  const { to, version } = await transition(
    reportLifecycle,
    reportCases,
    row,
    'decide_appeal',
    'operator',
    facts,
    { ...(expectedVersion !== undefined && { expectedVersion }), set },
  )
  const closed = { ...row, ...set, status: to, version }
  if (!isUpheld) await endEffects(ctx, closed, account)
  await notifyAppellant(closed, isUpheld)
  await recordOperatorAct(ctx, {
    action: 'decideReportAppeal',
    subject: { noun: 'report case', id: row.id },
    ...(row.accountId && { accountId: row.accountId }),
    reason,
    details: { isUpheld },
  })
  return viewCase(closed, { operatorId: ctx.actor.id, now: ctx.now })
}

/** Locks the account that a case concerns, then the case: the order in which an erasure locks them. */
async function lockWhole(caseId: string): Promise<{ row: CaseRow; account: Account | undefined }> {
  const known = (await loadCase(caseId)) ?? fail('not_found')
  const account = known.accountId ? await lockAccount(known.accountId) : undefined
  const row = (await lockCase(caseId)) ?? fail('not_found')
  return { row, account }
}

async function applyEffects(
  ctx: RequestContext,
  row: CaseRow,
  account: Account | undefined,
  { outcome, suspension: reasonCode, textForReported: explanation }: Decision,
): Promise<void> {
  if (row.isRemoved) {
    const removal = removals[row.noun] ?? fail('not_removable')
    const subject = (await findSubject(row.noun, row.subjectId)) ?? fail('not_removable')
    if (!subject.is_removed) await removal.remove(row.subjectId, ctx.now)
  }
  if (outcome === 'suspension' && account?.status === 'active')
    await suspendAccount(ctx, account, { reasonCode, explanation })
  if (outcome === 'payout_hold' && account) await emit('account.payouts_changed', { accountId: account.id })
}

async function endEffects(ctx: RequestContext, row: CaseRow, account: Account | undefined): Promise<void> {
  if (row.isRemoved && !(await isRemovedByOther(row)))
    await removals[row.noun]?.restore(row.subjectId, ctx.now)
  if (!account) return
  // An operator who has restored the account has ended this suspension: one that came after it is not of this decision.
  if (row.outcome === 'suspension' && row.effectEndedAt === null && account.status === 'suspended')
    await restoreAccount(ctx, account)
  if (row.outcome === 'payout_hold') await emit('account.payouts_changed', { accountId: account.id })
}
