import { z } from 'zod'

/** The time zone of an account without a saved one. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/**
 * Creates the schema of an IANA time zone name, `Europe/London`. Offsets such as `+01:00` are invalid because
 * they have no summer time.
 */
export function timeZone() {
  return z
    .string()
    .max(64)
    .regex(/^[A-Z][A-Za-z]*(?:[_/+-][A-Za-z0-9]+)*$/, 'Please enter a time zone such as Europe/London.')
    .refine(isZone, 'This time zone doesn’t exist.')
}

/** Creates the schema of a time of day, `22:30`. */
export function timeOfDay() {
  return z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 22:30.')
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
