import { days, hours, lifecycle } from './lifecycle.ts'

export interface CorrectionFacts {
  /** The talent has reported the post as put right before, and the brand has refused that. */
  wasReported: boolean
}

/**
 * A brand’s request to put a post right: its ad label is missing, it was taken down early, or its caption is not as agreed. It
 * moves neither the work nor the deal; the confirmation of a post waits for it, and no other money (domain, section 2.6).
 */
export const correctionLifecycle = lifecycle<CorrectionFacts>()({
  noun: 'correction',
  states: {
    requested: { label: 'Correction requested', tone: 'warning', nextActor: 'talent' },
    reported: { label: 'Reported as put right', tone: 'action', nextActor: 'brand' },
    escalated: { label: 'Marquee decides', tone: 'warning', nextActor: 'operator' },
    corrected: { label: 'Put right', tone: 'good', nextActor: null, end: true },
    not_corrected: { label: 'Not put right', tone: 'bad', nextActor: null, end: true },
    ended: { label: 'Ended', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {
    correction_reported: (facts) => !facts.wasReported,
  },
  transitions: [
    { event: 'request', from: ['new'], to: 'requested', by: ['brand'] },
    { event: 'report', from: ['requested'], to: 'reported', by: ['talent'], label: 'Report as put right' },
    // Late, while an operator has not decided yet; once.
    {
      event: 'report',
      from: ['escalated'],
      to: 'reported',
      by: ['talent'],
      guards: ['correction_reported'],
      label: 'Report as put right',
    },
    // The brand finds the post in order, also before the talent says so; without an answer to a report it counts as such.
    { event: 'confirm', from: ['requested', 'escalated'], to: 'corrected', by: ['brand'] },
    { event: 'confirm', from: ['reported'], to: 'corrected', by: ['brand', 'system'] },
    { event: 'refuse', from: ['reported'], to: 'escalated', by: ['brand'], label: 'Not put right' },
    { event: 'escalate', from: ['requested'], to: 'escalated', by: ['system'] },
    { event: 'find_right', from: ['escalated'], to: 'corrected', by: ['operator'] },
    { event: 'find_wrong', from: ['escalated'], to: 'not_corrected', by: ['operator'] },
    // A dispute takes over, or the deal is cancelled.
    { event: 'end', from: ['requested', 'reported', 'escalated'], to: 'ended', by: ['system'] },
  ],
  timers: {
    deadline: { event: 'escalate', in: ['requested'], after: days(3), reminders: [hours(24)] },
    answer: { event: 'confirm', in: ['reported'], after: hours(72) },
  },
})

export type CorrectionStatus = keyof typeof correctionLifecycle.states
export type CorrectionEvent = (typeof correctionLifecycle.transitions)[number]['event']

/** The states in which someone still has to act. */
export const openCorrections = ['requested', 'reported', 'escalated'] as const satisfies CorrectionStatus[]
export type OpenCorrection = (typeof openCorrections)[number]
