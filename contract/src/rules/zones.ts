import { z } from 'zod'

/** The zone of whoever has not said theirs. */
export const DEFAULT_TIME_ZONE = 'Europe/London'

/** A time zone by its name in the IANA list, `Europe/London`. Offsets such as `+01:00` are refused: they know no summer. */
export function timeZone() {
  return z
    .string()
    .max(64)
    .regex(/^[A-Z][A-Za-z]*(?:[_/+-][A-Za-z0-9]+)*$/, 'Please give a time zone such as Europe/London.')
    .refine(isZone, 'This time zone is not known.')
}

/** A time of day, `22:30`. */
export function timeOfDay() {
  return z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 22:30.')
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
