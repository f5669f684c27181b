import { randomUUID } from 'node:crypto'
import type { OwnReport, reportCalls } from '@marquee/contract/calls/reports'
import { fail, failField } from '@marquee/contract/errors'
import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import { type ReportKindCode, reportKinds } from '@marquee/contract/rules/report-kinds'
import type { ReportSubjectNoun } from '@marquee/contract/rules/report-subjects'
import { id } from '@marquee/contract/rules/text'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import {
  accountIdOf,
  actingForIds,
  agencyOf,
  type Handler,
  type RequestContext,
} from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { recordTransition, transition } from '../../platform/transitions/transition.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { keyedHash } from '../identity/secrets.ts'
import { findPublicTalent } from '../portfolios/public-pages.store.ts'
import { findLink, listLinkedTalents } from '../roster/roster-links.store.ts'
import { findSharedList, isShared } from '../shared-lists/shared-lists.store.ts'
import { contentOf, copyHash, partyOfReporter, reportFacts, reportNumber } from './report.ts'
import {
  type CaseRow,
  countReportsSince,
  createCase,
  createReport,
  findOwnReport,
  findReportIn,
  lockCase,
  lockOpenCase,
  type ReportRow,
  updateCase,
  updateReport,
} from './reports.store.ts'
import { reportCases } from './reports.tables.ts'
import { viewOwnReport } from './reports.view.ts'
import { findSubject, type SubjectRow } from './subjects.store.ts'

/** How many reports an account may send within 24 hours. */
const MAX_REPORTS_PER_DAY = 30
const DAY_MS = 86_400_000

interface NewReport {
  noun: ReportSubjectNoun
  subjectId: string
  kind: ReportKindCode
  text: string
}

/**
 * Reports what the caller can see. Fails with `not_found` for everything else, at `subjectId` for what is the
 * caller's own, and with `report_limit_reached`. A second report of the same subject by the same account
 * returns the first.
 */
export const makeReport: Handler<typeof reportCalls.report> = (ctx, input) => reportAsUser(ctx, input)

/** Reports a talent’s profile. Fails as `makeReport` does. */
export const reportTalent: Handler<typeof reportCalls.reportTalent> = (ctx, { talentId, kind, text }) =>
  reportAsUser(ctx, { noun: 'talent', subjectId: talentId, kind, text })

/** Reports a message or a conversation from its menu, in the transaction of that call. */
export async function reportInConversation(ctx: RequestContext, report: NewReport): Promise<void> {
  await reportAsUser(ctx, report)
}

async function reportAsUser(ctx: RequestContext, report: NewReport): Promise<OwnReport> {
  const reporterId = accountIdOf(ctx.actor)
  const since = new Date(ctx.now.getTime() - DAY_MS)
  const [found, sent, account] = await Promise.all([
    findSubject(report.noun, report.subjectId),
    countReportsSince(reporterId, since),
    loadAccount(reporterId),
  ])
  const subject = found ?? fail('not_found')
  const mine = [reporterId, ...actingForIds(ctx.actor), ...[agencyOf(ctx.actor)].filter((id) => id !== null)]
  const isSeen = subject.is_open || subject.parties.some((id) => mine.includes(id))
  if (!isSeen || subject.is_removed) fail('not_found')
  const owner = subject.owners.find(
    ({ party, account: id }) => !mine.includes(party ?? '') && !mine.includes(id ?? ''),
  )
  if (!owner) failField('subjectId', 'This is your own.')
  const open = await openOrJoin(ctx, report, owner.account)
  const earlier = await findReportIn(open.id, reporterId)
  if (earlier) return viewOwnReport({ report: earlier, reportCase: open })
  if (sent >= MAX_REPORTS_PER_DAY) fail('report_limit_reached')
  const row = await saveReport(ctx, report, subject, { caseId: open.id, reporterId, email: '' })
  if (account) await confirm(account.email, row)
  return viewOwnReport({ report: row, reportCase: open })
}

/**
 * Reports without an account a public roster page, a shared list, a talent on either, the talent of a public page, or an
 * open campaign. Fails with `not_found` for a page that does not exist and a talent who is not on it.
 */
export const reportPublicly: Handler<typeof reportCalls.reportPublicly> = async (ctx, input) => {
  const { page, slug, talentId, email = '', kind, text } = input
  const about = await pages[page](slug, talentId, ctx.now)
  const report = { ...about, kind, text }
  const subject = (await findSubject(report.noun, report.subjectId)) ?? fail('not_found')
  if (subject.is_removed) fail('not_found')
  const open = await openOrJoin(ctx, report, subject.owners[0]?.account ?? null)
  const row = await saveReport(ctx, report, subject, { caseId: open.id, reporterId: null, email })
  if (email) await confirm(email, row)
  return { number: reportNumber(row.id) }
}

type Subject = Pick<NewReport, 'noun' | 'subjectId'>

async function onTalentPage(slug: string, _talentId: string | undefined, now: Date): Promise<Subject> {
  const { talent } = (await findPublicTalent(slug, now)) ?? fail('not_found')
  return { noun: 'talent', subjectId: talent.id }
}

async function onRosterPage(slug: string, talentId: string | undefined, now: Date): Promise<Subject> {
  const link = (await findLink(keyedHash(slug), now)) ?? fail('not_found')
  if (!talentId) return { noun: 'agency', subjectId: link.agencyId }
  const shown = await listLinkedTalents(link, today(now))
  if (!shown.some(({ talent }) => talent.id === talentId)) fail('not_found')
  return { noun: 'talent', subjectId: talentId }
}

async function onSharedList(token: string, talentId: string | undefined, now: Date): Promise<Subject> {
  const shared = (await findSharedList(keyedHash(token), now)) ?? fail('not_found')
  if (!talentId) return { noun: 'shared_list', subjectId: shared.id }
  if (!(await isShared(shared, talentId))) fail('not_found')
  return { noun: 'talent', subjectId: talentId }
}

async function onCampaignPage(slug: string): Promise<Subject> {
  const subjectId = id().safeParse(slug).data ?? fail('not_found')
  const campaign = await findSubject('campaign', subjectId)
  return campaign?.is_open ? { noun: 'campaign', subjectId } : fail('not_found')
}

/** What a public page shows to report, by the kind of page. */
const pages = {
  talent: onTalentPage,
  roster: onRosterPage,
  shared_list: onSharedList,
  campaign: onCampaignPage,
}

/** Answers the question of an operator. Fails with `wrong_state` when nothing is asked. */
export const answerReport: Handler<typeof reportCalls.answerReport> = async (ctx, { reportId, text }) => {
  const own = (await findOwnReport(accountIdOf(ctx.actor), reportId)) ?? fail('not_found')
  const row = (await lockCase(own.report.caseId)) ?? fail('not_found')
  if (!own.report.question || own.report.answer !== null) fail('wrong_state', { state: row.status })
  const facts = reportFacts(row, ctx.now)
  const by = partyOfReporter(ctx.actor)
  const { to, version } = await transition(reportLifecycle, reportCases, row, 'answer', by, facts)
  const changes = { answer: text, answeredAt: ctx.now }
  await updateReport(reportId, changes)
  return viewOwnReport({
    report: { ...own.report, ...changes },
    reportCase: { ...row, status: to, version },
  })
}

/** Returns the open case about this subject and account, locked; creates it when there is none. */
async function openOrJoin(
  ctx: RequestContext,
  report: NewReport,
  accountId: string | null,
): Promise<CaseRow> {
  const { noun, subjectId, kind } = report
  const first = { event: 'submit', from: 'new', to: 'submitted', version: 1 } as const
  const created = await createCase({
    noun,
    subjectId,
    accountId,
    kind,
    status: first.to,
    version: first.version,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  if (created) {
    await recordTransition('report case', created.id, first, partyOfReporter(ctx.actor))
    await emit('report.received', { caseId: created.id, noun, kind })
    return created
  }
  const open = (await lockOpenCase(noun, subjectId, accountId)) ?? fail('wrong_state')
  // The most urgent kind decides until an operator has set it.
  const isSooner = reportKinds[kind].dueAfterHours < reportKinds[open.kind].dueAfterHours
  if (open.claimedAt || !isSooner) return open
  await updateCase(open.id, { kind })
  return { ...open, kind }
}

async function saveReport(
  ctx: RequestContext,
  { kind, text }: NewReport,
  subject: SubjectRow,
  by: Pick<ReportRow, 'caseId' | 'reporterId' | 'email'>,
): Promise<ReportRow> {
  const copy = contentOf(subject)
  const row: ReportRow = {
    id: randomUUID(),
    ...by,
    isWithoutAccount: by.reporterId === null,
    kind,
    text,
    copy,
    copySha256: copyHash(copy),
    question: null,
    askedAt: null,
    answer: null,
    answeredAt: null,
    createdAt: ctx.now,
  }
  await createReport(row)
  return row
}

async function confirm(to: string, { id, kind }: ReportRow): Promise<void> {
  const number = reportNumber(id)
  await sendEmail({
    to,
    subject: `We have received your report ${number}`,
    parts: [
      `We have received your report and kept a copy of what you reported. Its number is ${number}.`,
      `An operator decides about it, as a rule within ${reportKinds[kind].dueAfterHours} hours. We tell you what we decide and why.`,
      'We do not tell the person concerned who sent the report.',
    ],
    key: `report-${id}`,
  })
}
