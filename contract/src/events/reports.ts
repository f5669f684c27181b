import { event, noTarget } from './event.ts'

interface AboutReport {
  /** The account that is notified. Events to the reported side hold no id of a report or a reporter. */
  accountId: string
}

const toAccount = { to: 'account', kind: 'account', targetType: 'reports', id: noTarget } as const
/** The emails about reports hold the reasons, so the report's module sends them itself. */
const inAppOnly = (text: string) => ({
  notifications: [{ ...toAccount, text: () => text }],
  activityCard: null,
  screens: [],
  timeline: null,
})

export const reportEvents = {
  'report.received': event<{ caseId: string; noun: string; kind: string }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),
  'report.question': event<AboutReport>()(inAppOnly('We have a question about your report')),
  'report.answered': event<AboutReport>()(inAppOnly('We have decided about your report')),
  'report.decided': event<AboutReport & { caseId: string }>()(
    inAppOnly('We have decided about your content or account. Read the reasons; you can appeal'),
  ),
  'report.appeal_decided': event<AboutReport & { caseId: string }>()(
    inAppOnly('We have decided about your appeal'),
  ),
  /** A payout hold began or ended: payouts of this account are checked again. */
  'account.payouts_changed': event<{ accountId: string }>()({
    notifications: null,
    activityCard: null,
    screens: [],
    timeline: null,
  }),
} as const
