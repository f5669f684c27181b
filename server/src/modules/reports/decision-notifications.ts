import { reportKinds } from '@marquee/contract/rules/report-kinds'
import { type ReportOutcomeCode, reportOutcomes } from '@marquee/contract/rules/report-outcomes'
import { reportSubjects } from '@marquee/contract/rules/report-subjects'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { reportNumber } from './report.ts'
import type { CaseRow, ReportRow } from './reports.store.ts'

/**
 * Notifies everyone who reported of the decision: in the app and by email, or by the address that they left.
 */
export async function notifyReporters(row: CaseRow, reports: readonly ReportRow[]): Promise<void> {
  for (const { id, reporterId, email } of reports) {
    const to = reporterId ? await addressOf(reporterId) : email
    if (reporterId) await emit('report.answered', { accountId: reporterId })
    if (!to) continue
    await sendEmail({
      to,
      subject: `Our decision about your report ${reportNumber(id)}`,
      parts: [
        row.outcome === 'none'
          ? 'We have decided about your report and take no action.'
          : 'We have decided about your report and have taken action.',
        row.textForReporter,
        'If you see it differently, reply to this email or use the complaints procedure.',
      ],
      key: `report-decided-${id}`,
    })
  }
}

/**
 * Notifies the account that a decision concerns, with the reasons and how to appeal. Nothing in it comes from
 * a report.
 */
export async function notifyReported(row: CaseRow, outcome: ReportOutcomeCode): Promise<void> {
  if (!row.accountId || outcome === 'none') return
  const to = await addressOf(row.accountId)
  if (!to) return
  await emit('report.decided', { accountId: row.accountId, caseId: row.id })
  const { label } = reportSubjects[row.noun]
  await sendEmail({
    to,
    subject: `Our decision about your ${label} (${reportNumber(row.id)})`,
    parts: [
      `We have looked at your ${label}. The rule that it is about: ${reportKinds[row.kind].label}.`,
      row.textForReported,
      [
        reportOutcomes[outcome].effect,
        ...(row.isRemoved && outcome !== 'removal' ? [reportOutcomes.removal.effect] : []),
      ].join(' '),
      outcome === 'suspension'
        ? 'You can appeal once within 14 days: reply to this email and name the number. Another person decides.'
        : 'You can appeal once within 14 days, in your settings under “Reports”. Another person decides.',
    ],
    key: `report-case-decided-${row.id}`,
    isSecurity: true,
  })
}

/** Notifies the account that appealed of the decision about its appeal. */
export async function notifyAppellant(row: CaseRow, isUpheld: boolean): Promise<void> {
  if (!row.accountId) return
  const to = await addressOf(row.accountId)
  if (!to) return
  await emit('report.appeal_decided', { accountId: row.accountId, caseId: row.id })
  await sendEmail({
    to,
    subject: `Our decision about your appeal (${reportNumber(row.id)})`,
    parts: [
      isUpheld
        ? 'Another person has looked at our decision and has upheld it.'
        : 'Another person has looked at our decision and has overturned it. What can be undone is undone.',
      row.appealDecision,
    ],
    key: `report-appeal-decided-${row.id}`,
    isSecurity: true,
  })
}

/** Asks a reporter by email and in the app. Returns false when the account is gone. */
export async function askByEmail(report: ReportRow, question: string): Promise<boolean> {
  const to = report.reporterId ? await addressOf(report.reporterId) : ''
  if (!to || !report.reporterId) return false
  await emit('report.question', { accountId: report.reporterId })
  await sendEmail({
    to,
    subject: `A question about your report ${reportNumber(report.id)}`,
    parts: [question, 'Please answer in your settings under “Reports”.'],
  })
  return true
}

/** Returns the address of an account; empty for an erased one. */
async function addressOf(accountId: string): Promise<string> {
  const account = await loadAccount(accountId)
  return account && account.status !== 'erased' ? account.email : ''
}
