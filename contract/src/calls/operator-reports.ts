import { z } from 'zod'
import { read, write } from '../call.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { reportKindCodes } from '../rules/report-kinds.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { suspensionReasonCodes } from '../rules/suspension-reasons.ts'
import { id, instant, paragraph } from '../rules/text.ts'
import { reportNoun, reportOutcome, reportStatus } from './reports.ts'

const byOperator = ['adminProMax'] as const
const kind = z.enum(reportKindCodes)

/** What a reported subject says, in the same form for every kind of subject. */
export const reportedContent = z.object({
  title: z.string(),
  text: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type ReportedContent = z.output<typeof reportedContent>

const party = z.object({ id: id(), name: z.string() })

const caseReport = z.object({
  id: id(),
  number: z.string(),
  kind,
  text: z.string(),
  /** Null for someone without an account, and after the account was erased. */
  reporter: party.nullable(),
  /** The address that someone without an account left; empty without one. */
  email: z.string(),
  copy: reportedContent,
  /** SHA-256 of the stored copy, in hex. */
  copySha256: z.string(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  receivedAt: instant(),
})

const reportCase = z.object({
  id: id(),
  noun: reportNoun,
  subjectId: id(),
  kind,
  status: reportStatus,
  version: z.int(),
  /** The account that it concerns; null when it has none. */
  account: party.nullable(),
  accountStatus: z.string().nullable(),
  /** Oldest first. */
  reports: z.array(caseReport),
  /** What it says now; null when it is gone. */
  current: reportedContent.nullable(),
  isRemoved: z.boolean(),
  mayRemove: z.boolean(),
  claimedBy: z.string().nullable(),
  receivedAt: instant(),
  claimedAt: instant().nullable(),
  decision: z
    .object({
      outcome: reportOutcome,
      isRemoved: z.boolean(),
      textForReporter: z.string(),
      textForReported: z.string(),
      by: z.string(),
      isOwn: z.boolean(),
      at: instant(),
    })
    .nullable(),
  appealBy: instant().nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: instant(),
      decision: z.object({ isUpheld: z.boolean(), text: z.string(), at: instant() }).nullable(),
    })
    .nullable(),
  isPayoutHeld: z.boolean(),
  /** Other cases about the same account, newest first; at most 50. */
  earlier: z.array(
    z.object({
      id: id(),
      noun: reportNoun,
      kind,
      status: reportStatus,
      outcome: reportOutcome.nullable(),
      at: instant(),
    }),
  ),
  /** The strikes of the account that count today, newest first. */
  strikes: z.array(z.object({ caseId: id(), at: instant() })),
  allowedActions: z.array(z.string()),
})
export type ReportCase = z.output<typeof reportCase>

const which = { caseId: id(), version: z.int32().min(1).optional() }
/** For the audit log. */
const audited = { reason: operatorReason() }
/** The reasons as one of the sides reads them. */
const notice = () => paragraph(1_000, 10)

/** The calls with which operators decide reports and appeals. */
export const operatorReportCalls = {
  operatorReport: read('/superAdmin/getReportCase', {
    by: byOperator,
    input: z.strictObject({ caseId: id() }),
    response: reportCase,
    summary: 'A case about reported content: the copies, what it says now, and earlier cases of the account.',
  }),
  claimReport: write('/superAdmin/claimReport', {
    by: byOperator,
    input: z.strictObject({ ...which, kind, ...audited }),
    response: reportCase,
    errors: ['stale_version'],
    message: 'You review this report.',
    summary: 'Starts the review of a report and sets its kind, which decides how urgent it is.',
  }),
  reportedFile: write('/superAdmin/getReportedFile', {
    by: byOperator,
    input: z.strictObject({ caseId: id(), ...audited }),
    response: z.object({
      file: fileResponse,
      /** The deal of submitted work or of a dispute; null for a file of a conversation. */
      dealId: id().nullable(),
    }),
    errors: ['wrong_state'],
    summary:
      'A reported file with links that expire, and its deal. Opening it is part of the audit log; a removed file opens only while an appeal waits for its decision.',
  }),
  askReporter: write('/superAdmin/askReporter', {
    by: byOperator,
    input: z.strictObject({ ...which, reportId: id(), question: notice(), ...audited }),
    response: reportCase,
    errors: ['reporter_unreachable', 'stale_version'],
    message: 'Question sent.',
    summary: 'Asks a reporter with an account for more information.',
  }),
  decideReport: write('/superAdmin/decideReport', {
    by: byOperator,
    input: z.strictObject({
      ...which,
      outcome: reportOutcome,
      kind,
      /** Also removes the content; with the outcome `removal` it always does. */
      remove: z.boolean().default(false),
      /** Why the account is suspended; only with that outcome. */
      suspension: z.enum(suspensionReasonCodes).default('abuse'),
      textForReporter: notice(),
      /** Empty only with the outcome `none`: then nobody else is notified. */
      textForReported: paragraph(1_000, 0).default(''),
      ...audited,
    }),
    response: reportCase,
    errors: ['not_removable', 'no_account_concerned', 'stale_version'],
    message: 'Decision saved. Everyone concerned is notified.',
    summary:
      'Decides a report: no action, a warning, removal, a strike, suspension or a payout hold, with reasons for both sides.',
  }),
  recordReportAppeal: write('/superAdmin/recordReportAppeal', {
    by: byOperator,
    input: z.strictObject({ ...which, text: paragraph(4_000, 10), ...audited }),
    response: reportCase,
    errors: ['appeal_ended', 'stale_version'],
    message: 'Appeal recorded.',
    summary: 'Records an appeal that came by email, because a suspended user cannot sign in.',
  }),
  decideReportAppeal: write('/superAdmin/decideReportAppeal', {
    by: byOperator,
    input: z.strictObject({ ...which, isUpheld: z.boolean(), text: notice(), ...audited }),
    response: reportCase,
    errors: ['other_operator_needed', 'stale_version'],
    message: 'Appeal decided. The user is notified.',
    summary:
      'Decides an appeal; another operator than the first. A decision that is overturned loses its effects.',
  }),
  endPayoutHold: write('/superAdmin/endPayoutHold', {
    by: byOperator,
    input: z.strictObject({ ...which, ...audited }),
    response: reportCase,
    errors: ['stale_version'],
    message: 'The hold has ended.',
    summary: 'Ends the payout hold of a decided report.',
  }),
}
