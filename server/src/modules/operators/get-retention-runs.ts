import type { operatorRetentionCalls } from '@marquee/contract/calls/operator-retention'
import { dayOf } from '@marquee/contract/rules/dates'
import type { Handler } from '../../platform/handler.ts'
import { listRunsSince } from '../../platform/retention/retention.store.ts'

const SHOWN_MS = 7 * 86_400_000

/** Returns what was deleted after its period in the last seven days. */
export const getRetentionRuns: Handler<typeof operatorRetentionCalls.retentionRuns> = async ({ now }) => {
  const runs = await listRunsSince(dayOf(new Date(now.getTime() - SHOWN_MS)))
  return {
    items: runs.map(({ key, day, removed, before, leftOver, lastError, startedAt, finishedAt }) => ({
      key,
      day,
      removed,
      before: before.toISOString(),
      leftOver,
      hasFailed: lastError !== '',
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
    })),
  }
}
