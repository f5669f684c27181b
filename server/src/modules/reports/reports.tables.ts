import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import type { ReportKindCode } from '@marquee/contract/rules/report-kinds'
import type { ReportOutcomeCode } from '@marquee/contract/rules/report-outcomes'
import type { ReportSubjectNoun } from '@marquee/contract/rules/report-subjects'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import {
  createdAt,
  id,
  moment,
  status,
  statusCheck,
  updatedAt,
  version,
} from '../../platform/database/columns.ts'
import { type StoredShape, versionedJson } from '../../platform/database/versioned-json.ts'

/** What a reported subject said at one moment. */
export interface FrozenCopy {
  title: string
  text: string
  details: { label: string; value: string }[]
}

const frozenCopy = z.object({
  title: z.string(),
  text: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
})

const copyShape: StoredShape<FrozenCopy> = { version: 1, upgrade: (stored) => frozenCopy.parse(stored) }

/**
 * Cases about reported subjects, with the decision and the appeal: the record that section 23 of the Online
 * Safety Act asks for. At most one is open for a subject and an account. The comment behind a column is its
 * data class.
 */
export const reportCases = pgTable(
  'report_cases',
  {
    id: id(), // internal
    noun: text('noun').$type<ReportSubjectNoun>().notNull(), // internal
    subjectId: uuid('subject_id').notNull(), // internal
    accountId: uuid('account_id'), // personal; by reference; the account that it concerns
    status: status(reportLifecycle), // internal
    version: version(), // internal
    kind: text('kind').$type<ReportKindCode>().notNull(), // business; set by the operator who reviews it
    claimedBy: uuid('claimed_by'), // internal; an operator
    claimedAt: moment('claimed_at'), // internal; when an operator first looked at it
    outcome: text('outcome').$type<ReportOutcomeCode>(), // business
    isRemoved: boolean('is_removed').notNull().default(false), // business; the decision removed the content
    removedAt: moment('removed_at'), // internal
    textForReporter: text('text_for_reporter').notNull().default(''), // personal
    textForReported: text('text_for_reported').notNull().default(''), // personal
    decidedBy: uuid('decided_by'), // internal; an operator
    decidedAt: moment('decided_at'), // internal
    notifiedAt: moment('notified_at'), // internal; when the notifications were queued
    appealBy: moment('appeal_by'), // internal
    appealText: text('appeal_text').notNull().default(''), // personal
    appealedAt: moment('appealed_at'), // internal
    isUpheld: boolean('is_upheld'), // business; false: the decision was overturned
    appealDecision: text('appeal_decision').notNull().default(''), // personal
    appealDecidedBy: uuid('appeal_decided_by'), // internal; an operator
    appealDecidedAt: moment('appeal_decided_at'), // internal
    effectEndedAt: moment('effect_ended_at'), // internal; when the suspension or payout hold of this decision was ended before an appeal
    createdAt: createdAt(), // internal; when the first report was received
    updatedAt: updatedAt(), // internal
  },
  (table) => [
    statusCheck(reportLifecycle, table.status),
    uniqueIndex('report_cases_one_open')
      .on(table.noun, table.subjectId, sql`coalesce(account_id, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`status in ('submitted', 'in_review', 'needs_info')`),
    index('report_cases_account').on(table.accountId, table.decidedAt, table.id),
    index('report_cases_waiting')
      .on(table.createdAt)
      .where(sql`status in ('submitted', 'in_review', 'needs_info', 'appealed')`),
    index('report_cases_strikes').on(table.accountId, table.decidedAt).where(sql`outcome = 'strike'`),
    index('report_cases_by_time').on(table.createdAt, table.id),
  ],
)

/**
 * What people reported, each with a copy of the content at that moment. Only operators learn who reported.
 */
export const reports = pgTable(
  'reports',
  {
    id: id(), // internal
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }), // internal
    reporterId: uuid('reporter_id'), // personal; by reference; null without an account
    email: text('email').notNull().default(''), // personal; left by someone without an account
    isWithoutAccount: boolean('is_without_account').notNull(), // internal; made without an account, also after the erasure of another reporter
    kind: text('kind').$type<ReportKindCode>().notNull(), // business
    text: text('text').notNull(), // personal
    copy: versionedJson('copy', copyShape).notNull(), // personal; frozen
    copySha256: text('copy_sha256').notNull(), // technical; of the copy as JSON, in hex
    question: text('question'), // personal
    askedAt: moment('asked_at'), // internal
    answer: text('answer'), // personal
    answeredAt: moment('answered_at'), // internal
    createdAt: createdAt(), // internal
  },
  (table) => [
    index('reports_of_case').on(table.caseId, table.createdAt),
    index('reports_of_reporter').on(table.reporterId, table.createdAt, table.id),
  ],
)
