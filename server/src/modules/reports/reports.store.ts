import { STRIKE_MONTHS } from '@marquee/contract/rules/report-outcomes'
import type { ReportSubjectNoun } from '@marquee/contract/rules/report-subjects'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { partyName } from '../finance/party-name.store.ts'
import { reportCases, reports } from './reports.tables.ts'

export type CaseRow = typeof reportCases.$inferSelect
export type CaseChanges = Partial<typeof reportCases.$inferInsert>
export type ReportRow = typeof reports.$inferSelect

/** States in which further reports of the same subject join a case. */
export const openStates = ['submitted', 'in_review', 'needs_info'] as const satisfies CaseRow['status'][]

/** Creates a case; undefined when one about this subject and account is open already. */
export async function createCase(values: typeof reportCases.$inferInsert): Promise<CaseRow | undefined> {
  const [row] = await db().insert(reportCases).values(values).onConflictDoNothing().returning()
  return row
}

/** Locks and returns the open case about a subject and an account. */
export async function lockOpenCase(
  noun: ReportSubjectNoun,
  subjectId: string,
  accountId: string | null,
): Promise<CaseRow | undefined> {
  const [row] = await db()
    .select()
    .from(reportCases)
    .where(
      and(
        eq(reportCases.noun, noun),
        eq(reportCases.subjectId, subjectId),
        accountId ? eq(reportCases.accountId, accountId) : isNull(reportCases.accountId),
        inArray(reportCases.status, [...openStates]),
      ),
    )
    .for('update')
  return row
}

export async function loadCase(id: string): Promise<CaseRow | undefined> {
  const [row] = await db().select().from(reportCases).where(eq(reportCases.id, id))
  return row
}

export async function lockCase(id: string): Promise<CaseRow | undefined> {
  const [row] = await db().select().from(reportCases).where(eq(reportCases.id, id)).for('update')
  return row
}

export async function updateCase(id: string, changes: CaseChanges): Promise<void> {
  await queueWrite(db().update(reportCases).set(changes).where(eq(reportCases.id, id)))
}

export async function createReport(row: ReportRow): Promise<void> {
  await queueWrite(db().insert(reports).values(row))
}

export async function updateReport(id: string, changes: Partial<ReportRow>): Promise<void> {
  await queueWrite(db().update(reports).set(changes).where(eq(reports.id, id)))
}

/** Lists the reports of a case, oldest first, each with the name of who reported. */
export async function listReportsOf(caseId: string) {
  return db()
    .select({ report: reports, reporterName: partyName(sql`${reports.reporterId}`) })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdAt), asc(reports.id))
}

/** Finds the report of this account in an open case; the same person reports a subject once. */
export async function findReportIn(caseId: string, reporterId: string): Promise<ReportRow | undefined> {
  const [row] = await db()
    .select()
    .from(reports)
    .where(and(eq(reports.caseId, caseId), eq(reports.reporterId, reporterId)))
    .limit(1)
  return row
}

/** Counts what an account has reported since a moment. */
export async function countReportsSince(reporterId: string, since: Date): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), gt(reports.createdAt, since)))
  return row?.count ?? 0
}

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Lists an account's own reports with their cases, newest first; one row more than the limit. */
export async function listOwnReports(reporterId: string, page: Page, noun?: ReportSubjectNoun) {
  return selectOwn(
    and(
      eq(reports.reporterId, reporterId),
      noun ? eq(reportCases.noun, noun) : undefined,
      afterCursor([reports.createdAt, reports.id], decodePageCursor(page.cursor)),
    ),
  ).limit(page.limit + 1)
}

/** Finds one of an account's own reports with its case. */
export async function findOwnReport(reporterId: string, id: string) {
  const [row] = await selectOwn(and(eq(reports.reporterId, reporterId), eq(reports.id, id)))
  return row
}

function selectOwn(where: SQL | undefined) {
  return db()
    .select({ report: reports, reportCase: reportCases })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(where)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .$dynamic()
}

/** Returns the title of what a case is about, from the first copy. */
export const titleOfCase = (caseId: SQLWrapper) => sql<string>`(
  select copy ->> 'title' from reports where case_id = ${caseId} order by created_at, id limit 1)`

/**
 * Lists decisions that concern an account, newest first; one row more than the limit. No row holds a
 * reporter.
 */
export async function listDecisionsAbout(accountId: string, page: Page) {
  return selectDecisions(
    and(
      concerns(accountId),
      afterCursor([reportCases.decidedAt, reportCases.id], decodePageCursor(page.cursor)),
    ),
  ).limit(page.limit + 1)
}

/** Finds one decision that concerns this account. */
export async function findDecisionAbout(accountId: string, caseId: string) {
  const [row] = await selectDecisions(and(concerns(accountId), eq(reportCases.id, caseId)))
  return row
}

const concerns = (accountId: string) =>
  and(eq(reportCases.accountId, accountId), isNotNull(reportCases.decidedAt), ne(reportCases.outcome, 'none'))

function selectDecisions(where: SQL | undefined) {
  return (
    db()
      // With its table: a column of the only table of a statement is written without, and would be that of the report.
      .select({ row: reportCases, title: titleOfCase(sql`report_cases.id`) })
      .from(reportCases)
      .where(where)
      .orderBy(desc(reportCases.decidedAt), desc(reportCases.id))
      .$dynamic()
  )
}

/** Lists other cases about an account, newest first. */
export async function listEarlierCases(accountId: string, exceptId: string) {
  return db()
    .select()
    .from(reportCases)
    .where(and(eq(reportCases.accountId, accountId), ne(reportCases.id, exceptId)))
    .orderBy(desc(reportCases.createdAt), desc(reportCases.id))
    .limit(50)
}

/** A decision that was not overturned. */
const isNotOverturned = or(isNull(reportCases.isUpheld), eq(reportCases.isUpheld, true))

/** Lists the strikes of an account that count at a moment, newest first. */
export async function listStrikes(accountId: string, now: Date) {
  return db()
    .select({ caseId: reportCases.id, at: sql`${reportCases.decidedAt}`.mapWith(reportCases.decidedAt) })
    .from(reportCases)
    .where(
      and(
        eq(reportCases.accountId, accountId),
        eq(reportCases.outcome, 'strike'),
        isNotOverturned,
        sql`${reportCases.decidedAt} > ${now.toISOString()}::timestamptz - make_interval(months => ${STRIKE_MONTHS})`,
      ),
    )
    .orderBy(desc(reportCases.decidedAt))
    .limit(50)
}

/** Returns whether a decision that is not overturned holds the payouts of an account. */
export async function hasPayoutHold(accountId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(
      and(
        eq(reportCases.accountId, accountId),
        eq(reportCases.outcome, 'payout_hold'),
        isNull(reportCases.effectEndedAt),
        isNotOverturned,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether another decision that is not overturned has removed this subject. */
export async function isRemovedByOther({ noun, subjectId, id }: CaseRow): Promise<boolean> {
  const rows = await db()
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(
      and(
        eq(reportCases.noun, noun),
        eq(reportCases.subjectId, subjectId),
        eq(reportCases.isRemoved, true),
        isNotOverturned,
        ne(reportCases.id, id),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Removes who reported from the reports of an erased account. */
export async function forgetReporter(accountId: string): Promise<void> {
  await queueWrite(
    db().update(reports).set({ reporterId: null, email: '' }).where(eq(reports.reporterId, accountId)),
  )
}

/** Queues that the suspensions which were decided about an account have ended; their decisions stay. */
export async function endSuspensions(accountId: string, now: Date): Promise<void> {
  await queueWrite(
    db()
      .update(reportCases)
      .set({ effectEndedAt: now, updatedAt: sql`${reportCases.updatedAt}` })
      .where(
        and(
          eq(reportCases.accountId, accountId),
          eq(reportCases.outcome, 'suspension'),
          isNull(reportCases.effectEndedAt),
        ),
      ),
  )
}

/** Closed cases, with their reports, from the last change. */
export const agingCases: AgingRows = {
  table: reportCases,
  from: reportCases.updatedAt,
  where: sql`${reportCases.status} in ('dismissed', 'closed')`,
}
