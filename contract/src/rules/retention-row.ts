/** A length of time after which data is deleted. A month counts 30 days and a year 365, so that no period is longer than it says. */
export interface Period {
  count: number
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

interface RetentionBase {
  /** What the data is, as people read it. */
  data: string
  tables: readonly [string, ...string[]]
  /** Why it is kept that long, with the legal basis. */
  why: string
  /** The line of the privacy notice that names the period: its text before the colon. */
  notice?: string
}

export interface TimedRow extends RetentionBase {
  period: Period
  /** What starts the period. */
  starts: string
  happens: 'deleted' | 'blanked'
}

export interface UntimedRow extends RetentionBase {
  period: null
  /** When it ends without a period. */
  until: string
  happens: 'deleted' | 'blanked' | 'kept'
}

export type RetentionRow = TimedRow | UntimedRow

export const atOnce: Period = { count: 0, unit: 'day' }

/** Returns a period of so many days, months or years. */
export const of = (count: number, unit: Period['unit']): Period => ({ count, unit })

/** The end of what lasts as long as its account. */
export const ended = 'the account is deleted'

/** Reasons that several rows share. */
export const contractOfAccount = 'Needed for the account: contract with its owner.'
export const evidence =
  'Both sides rely on it, and evidence of a deal and disputes contain it: contract, and legitimate interest in claims.'
