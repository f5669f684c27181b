import { days, lifecycle } from './lifecycle.ts'

export interface ReportFacts {
  /** The time for an appeal has not ended. */
  mayAppeal: boolean
}

/** How long the person whom a decision concerns may appeal, in milliseconds. */
export const REPORT_APPEAL_MS = days(14)

/**
 * A case about reported content or a reported account. Reports of the same subject join the open case. An operator
 * decides; the person whom the decision concerns may appeal once, and another operator decides the appeal.
 */
export const reportLifecycle = lifecycle<ReportFacts>()({
  noun: 'report case',
  states: {
    submitted: { label: 'Received', tone: 'warning', nextActor: 'operator' },
    in_review: { label: 'In review', tone: 'action', nextActor: 'operator' },
    needs_info: { label: 'Question to the reporter', tone: 'action', nextActor: 'operator' },
    action_taken: { label: 'Action taken, appeal possible', tone: 'good', nextActor: null },
    dismissed: { label: 'No action', tone: 'quiet', nextActor: null, end: true },
    appealed: { label: 'Appealed', tone: 'warning', nextActor: 'operator' },
    closed: { label: 'Closed', tone: 'good', nextActor: null, end: true },
  },
  guards: {
    appeal_ended: (facts) => facts.mayAppeal,
  },
  transitions: [
    { event: 'submit', from: ['new'], to: 'submitted', by: ['brand', 'talent', 'agent', 'system'] },
    {
      event: 'claim',
      from: ['submitted', 'in_review', 'needs_info'],
      to: 'in_review',
      by: ['operator'],
      label: 'Start review',
    },
    { event: 'ask', from: ['submitted', 'in_review'], to: 'needs_info', by: ['operator'], label: 'Ask' },
    { event: 'answer', from: ['needs_info'], to: 'in_review', by: ['brand', 'talent', 'agent'] },
    {
      event: 'act',
      from: ['submitted', 'in_review', 'needs_info'],
      to: 'action_taken',
      by: ['operator'],
      label: 'Take action',
    },
    {
      event: 'dismiss',
      from: ['submitted', 'in_review', 'needs_info'],
      to: 'dismissed',
      by: ['operator'],
      label: 'Take no action',
    },
    {
      event: 'appeal',
      from: ['action_taken'],
      to: 'appealed',
      by: ['brand', 'talent', 'agent', 'operator'],
      guards: ['appeal_ended'],
      label: 'Appeal',
    },
    { event: 'decide_appeal', from: ['appealed'], to: 'closed', by: ['operator'], label: 'Decide appeal' },
    { event: 'close', from: ['action_taken'], to: 'closed', by: ['system'] },
  ],
  timers: {
    appeal: { event: 'close', in: ['action_taken'], after: REPORT_APPEAL_MS },
  },
})
