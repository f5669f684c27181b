interface ReportOutcome {
  /** As operators choose it. */
  label: string
  /** As a state. */
  noun: string
  /** What it does, as the person it concerns reads it. */
  effect: string
}

/** What operators can decide about a report. */
export const reportOutcomes = {
  none: { label: 'No action', noun: 'No action', effect: 'We take no action.' },
  warning: { label: 'Warning', noun: 'Warning', effect: 'This is a warning. It has no other effect.' },
  removal: { label: 'Remove', noun: 'Removed', effect: 'We have removed the content.' },
  strike: {
    label: 'Strike',
    noun: 'Strike',
    effect:
      'Your account has a strike for 12 months. Three strikes in 12 months lead to a review of your account.',
  },
  suspension: {
    label: 'Suspend account',
    noun: 'Account suspended',
    effect: 'We have suspended your account.',
  },
  payout_hold: {
    label: 'Hold payouts',
    noun: 'Payouts on hold',
    effect: 'Your payouts are on hold. You remain entitled to money you have earned.',
  },
} as const satisfies Record<string, ReportOutcome>
export type ReportOutcomeCode = keyof typeof reportOutcomes

const isOutcome = (code: string): code is ReportOutcomeCode => Object.hasOwn(reportOutcomes, code)
export const reportOutcomeCodes: ReportOutcomeCode[] = Object.keys(reportOutcomes).filter(isOutcome)

/** This many strikes within `STRIKE_MONTHS` lead to a review of the account. */
export const STRIKES_FOR_REVIEW = 3
/** How long a strike counts, in months. */
export const STRIKE_MONTHS = 12
