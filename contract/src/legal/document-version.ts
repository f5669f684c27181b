import { z } from 'zod'
import { date, instant, line } from '../rules/text.ts'

/** Creates the schema of the name of a version: a day for a text that Marquee comes with, else a moment in UTC. */
export function versionName() {
  return z.union([date(), instant()], 'This version does not exist.')
}

/** A version of a legal document, with what changed since the one before. */
export const documentVersion = z.object({
  version: versionName(),
  /** A minor change, such as a clearer sentence, is not put to users again. */
  isMinor: z.boolean(),
  changes: z.array(z.string()),
})

/** What an operator says of a new version. */
export const newDocumentVersion = z.strictObject({
  isMinor: z.boolean(),
  /** One sentence each. */
  changes: z
    .array(line(240))
    .min(1, 'Say what has changed.')
    .max(10, 'Use at most 10 lines.')
    .refine((lines) => new Set(lines).size === lines.length, 'Two lines are the same.'),
})
