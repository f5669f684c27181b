import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { timedRetentionKeys } from '../rules/retention.ts'
import { date, instant } from '../rules/text.ts'

/** What was deleted or blanked of one kind of data on one day. */
const retentionRun = z.object({
  key: z.enum(timedRetentionKeys),
  /** It begins at 02:00 UTC. */
  day: date(),
  removed: z.int(),
  /** Data whose period began before it was removed. */
  before: instant(),
  /** What the nightly run found afterwards that was older; null before it. */
  leftOver: z.int().nullable(),
  hasFailed: z.boolean(),
  startedAt: instant(),
  finishedAt: instant(),
})
export type RetentionRun = z.output<typeof retentionRun>

/** How long data is kept, for operators: the periods are in `rules/retention.ts`. */
export const operatorRetentionCalls = {
  retentionRuns: read('/superAdmin/getRetentionRuns', {
    by: ['adminProMax'],
    input: emptyInput(),
    response: z.object({ items: z.array(retentionRun) }),
    summary:
      'What was deleted after its period in the last 7 days, by day and kind of data, the newest first.',
  }),
} as const
