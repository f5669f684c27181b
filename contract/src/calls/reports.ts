import { z } from 'zod'
import { type OnBehalf, read, userRoles, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { reportLifecycle } from '../lifecycles/report.ts'
import { emailField } from '../rules/email.ts'
import { reportKindCodes } from '../rules/report-kinds.ts'
import { reportOutcomeCodes } from '../rules/report-outcomes.ts'
import { reportSubjectNouns } from '../rules/report-subjects.ts'
import { id, instant, line, page, paged, paragraph } from '../rules/text.ts'

export const reportStatus = z.enum(statesOf(reportLifecycle))
export const reportNoun = z.enum(reportSubjectNouns)
export const reportOutcome = z.enum(reportOutcomeCodes)

const what = {
  kind: z.enum(reportKindCodes),
  /** What happened, in the reporter's words. */
  text: paragraph(2_000, 10, 'Please write what happened.'),
}

/** A report as the person who made it reads it. */
const ownReport = z.object({
  id: id(),
  number: z.string(),
  noun: reportNoun,
  /** The name or the first words of what was reported, at that time. */
  title: z.string(),
  kind: z.enum(reportKindCodes),
  text: z.string(),
  status: z.enum(['received', 'in_review', 'needs_info', 'decided']),
  /** What an operator asks; null without a question. */
  question: z.string().nullable(),
  answer: z.string().nullable(),
  /** Whether there was action, and the reasons; null before the decision. */
  decision: z.object({ hasAction: z.boolean(), text: z.string(), at: instant() }).nullable(),
  receivedAt: instant(),
})
export type OwnReport = z.output<typeof ownReport>

/** A decision as the person whom it concerns reads it. Nothing in it says who reported, when or how many did. */
const decisionAboutMe = z.object({
  caseId: id(),
  number: z.string(),
  noun: reportNoun,
  title: z.string(),
  kind: z.enum(reportKindCodes),
  outcome: reportOutcome,
  isRemoved: z.boolean(),
  text: z.string(),
  at: instant(),
  appealBy: instant(),
  mayAppeal: z.boolean(),
  appeal: z
    .object({
      text: z.string(),
      at: instant(),
      decision: z.object({ isUpheld: z.boolean(), text: z.string(), at: instant() }).nullable(),
    })
    .nullable(),
})
export type DecisionAboutMe = z.output<typeof decisionAboutMe>

/** An agent reports what a talent of the roster sees: messages with the right to write, the rest with the right to see. */
const forRoster = {
  scope: {
    field: 'noun',
    scopes: {
      talent: 'view',
      brand: 'view',
      agency: 'view',
      campaign: 'view',
      offer: 'view',
      file: 'view',
      review: 'view',
      shared_list: 'view',
      message: 'message',
      conversation: 'message',
    },
  },
  target: 'roster',
} as const satisfies OnBehalf

const received = {
  whileActing: 'refused',
  rate: 'costly',
  response: ownReport,
  message: 'Report received. We tell you what we decide.',
} as const

/** Reports of content and accounts, and what the people concerned read about them. */
export const reportCalls = {
  report: write('/user/report', {
    ...received,
    by: userRoles,
    input: z.strictObject({ noun: reportNoun, subjectId: id(), ...what }),
    errors: ['report_limit_reached'],
    onBehalf: forRoster,
    summary:
      'Reports a profile, campaign, offer, message, conversation or file that the caller can see. The person concerned is not told who sent the report.',
  }),
  reportTalent: write('/brand/reportTalent', {
    ...received,
    by: ['brand'],
    input: z.strictObject({ talentId: id(), ...what }),
    errors: ['report_limit_reached'],
    subject: { noun: 'talent', field: 'talentId', scope: 'public' },
    summary: 'Reports a talent’s profile.',
  }),
  reportedTalents: read('/brand/getReportedTalent', {
    by: ['brand'],
    input: page(),
    response: paged(ownReport.extend({ talentId: id() })),
    summary: 'The talents whom the brand has reported, newest first.',
  }),
  ownReports: read('/user/getReports', {
    by: userRoles,
    input: page(),
    response: paged(ownReport),
    summary: 'The caller’s reports with their status and decision, newest first.',
  }),
  answerReport: write('/user/answerReport', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ reportId: id(), text: paragraph(2_000, 3) }),
    response: ownReport,
    subject: { noun: 'report', field: 'reportId' },
    message: 'Answer sent.',
    summary: 'Answers the question of an operator about an own report.',
  }),
  decisionsAboutMe: read('/user/getDecisionsAboutMe', {
    by: userRoles,
    input: page(),
    response: paged(decisionAboutMe),
    summary: 'Decisions about the caller’s content and account with their reasons, newest first.',
  }),
  appealReport: write('/user/appealReportDecision', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ caseId: id(), text: paragraph(4_000, 10) }),
    response: decisionAboutMe,
    errors: ['appeal_ended'],
    subject: { noun: 'decision', field: 'caseId' },
    message: 'Appeal sent. Another operator decides it.',
    summary: 'Appeals once against a decision, within 14 days. Another operator decides.',
  }),
  reportPublicly: write('/reportPublicPage', {
    by: 'anyone',
    whileActing: 'refused',
    input: z.strictObject({
      /** Which kind of public page the address belongs to. */
      page: z.enum(['roster', 'talent', 'shared_list', 'campaign']).default('roster'),
      /** The last part of the address of the page; of a shared list it is the secret of its link. */
      slug: line(100),
      /** A talent on a roster page or a shared list; the whole page when absent. */
      talentId: id().optional(),
      /** Where the answer goes; may be absent. */
      email: emailField().optional(),
      ...what,
    }),
    response: z.object({ number: z.string() }),
    rate: 'code',
    message: 'Report received.',
    summary:
      'Reports a public roster page, a shared list, a talent on either, or the public page of a talent or campaign, without an account.',
  }),
}
