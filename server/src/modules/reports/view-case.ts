import type { ReportCase } from '@marquee/contract/calls/operator-reports'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import { loadAccount } from '../identity/identity.store.ts'
import { loadOperatorNames } from '../operators/operator-names.store.ts'
import { removals } from './removal.ts'
import { contentOf, reportFacts, reportNumber } from './report.ts'
import { type CaseRow, listEarlierCases, listReportsOf, listStrikes } from './reports.store.ts'
import { viewAppeal } from './reports.view.ts'
import { findSubject } from './subjects.store.ts'

interface Reader {
  operatorId: string
  now: Date
}

type Loaded = Awaited<ReturnType<typeof loadParts>>

/** Returns a case with everything that the decision rests on, for an operator. */
export async function viewCase(row: CaseRow, reader: Reader): Promise<ReportCase> {
  const parts = await loadParts(row, reader.now)
  const { account, earlier, strikes } = parts
  return {
    ...subjectOf(row, parts),
    ...decisionOf(row, parts, reader),
    id: row.id,
    kind: row.kind,
    status: row.status,
    version: row.version,
    account: account && { id: account.id, name: account.name },
    accountStatus: account?.status ?? null,
    reports: parts.reports.map(viewReport),
    earlier: earlier.map(({ id, noun, kind, status, outcome, createdAt }) => ({
      id,
      noun,
      kind,
      status,
      outcome,
      at: createdAt.toISOString(),
    })),
    strikes: strikes.map(({ caseId, at }) => ({ caseId, at: at.toISOString() })),
    allowedActions: allowedActions(reportLifecycle, row.status, 'operator', reportFacts(row, reader.now)),
  }
}

async function loadParts(row: CaseRow, now: Date) {
  const { accountId } = row
  const [subject, reports, operators, account, earlier, strikes] = await Promise.all([
    findSubject(row.noun, row.subjectId),
    listReportsOf(row.id),
    loadOperatorNames(),
    accountId ? loadAccount(accountId) : null,
    accountId ? listEarlierCases(accountId, row.id) : [],
    accountId ? listStrikes(accountId, now) : [],
  ])
  return { subject, reports, operators, account: account ?? null, earlier, strikes }
}

function subjectOf(row: CaseRow, { subject }: Loaded) {
  return {
    noun: row.noun,
    subjectId: row.subjectId,
    current: subject ? contentOf(subject) : null,
    isRemoved: subject?.is_removed ?? false,
    mayRemove: removals[row.noun] !== null && subject !== undefined && !subject.is_removed,
  }
}

function decisionOf(row: CaseRow, { operators }: Loaded, { operatorId }: Reader) {
  const { claimedBy, claimedAt, outcome, decidedAt, decidedBy, appealBy } = row
  const nameOf = (id: string | null) => operators.get(id ?? '') ?? 'Former operator'
  return {
    claimedBy: claimedBy && nameOf(claimedBy),
    receivedAt: row.createdAt.toISOString(),
    claimedAt: claimedAt?.toISOString() ?? null,
    decision:
      outcome && decidedAt
        ? {
            outcome,
            isRemoved: row.isRemoved,
            textForReporter: row.textForReporter,
            textForReported: row.textForReported,
            by: nameOf(decidedBy),
            isOwn: decidedBy === operatorId,
            at: decidedAt.toISOString(),
          }
        : null,
    appealBy: appealBy?.toISOString() ?? null,
    appeal: viewAppeal(row),
    isPayoutHeld: outcome === 'payout_hold' && row.effectEndedAt === null && row.isUpheld !== false,
  }
}

function viewReport({ report, reporterName }: Loaded['reports'][number]): ReportCase['reports'][number] {
  const { id, reporterId, kind, text, email, copy, copySha256, question, answer, createdAt } = report
  return {
    id,
    number: reportNumber(id),
    kind,
    text,
    reporter: reporterId ? { id: reporterId, name: reporterName ?? 'Deleted user' } : null,
    email,
    copy: { title: copy.title, text: copy.text, details: copy.details },
    copySha256,
    question,
    answer,
    receivedAt: createdAt.toISOString(),
  }
}
