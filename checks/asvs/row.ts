/** How a requirement is met: `pass` names what fails without it, `open` waits for a later part. */
type Verdict = 'pass' | 'recorded deviation' | 'open' | 'not applicable'

/** One requirement of OWASP ASVS 5.0.0, level 1 or 2. */
export interface Row {
  id: string
  level: 1 | 2
  /** The requirement in our own words. */
  requirement: string
  verdict: Verdict
  /** Files, each alone or as `file > title of a test in it`. */
  evidence: readonly string[]
  /** What remains to be done, why the requirement does not apply, or why we deviate. */
  note: string
}

/** One chapter of the standard. */
export interface Chapter {
  title: string
  rows: readonly Row[]
}

/** Returns a row that is met. Each piece of evidence fails, or is missing, without the protection. */
export function pass(
  id: string,
  level: 1 | 2,
  requirement: string,
  evidence: readonly string[],
  note = '',
): Row {
  return { id, level, requirement, verdict: 'pass', evidence, note }
}

/** Returns a row that is deliberately not met, with the reason. */
export function deviation(
  id: string,
  level: 1 | 2,
  requirement: string,
  evidence: readonly string[],
  note: string,
): Row {
  return { id, level, requirement, verdict: 'recorded deviation', evidence, note }
}

/** Returns a row that is not met yet, with what is missing. */
export function open(
  id: string,
  level: 1 | 2,
  requirement: string,
  note: string,
  evidence: readonly string[] = [],
): Row {
  return { id, level, requirement, verdict: 'open', evidence, note }
}

/** Returns a row about something that the product does not have. */
export function notApplicable(id: string, level: 1 | 2, requirement: string, note: string): Row {
  return { id, level, requirement, verdict: 'not applicable', evidence: [], note }
}
