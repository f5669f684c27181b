import { dayOf } from '@marquee/contract/rules/dates'
import { retentionMs, type TimedRetentionKey, timedRetentionKeys } from '@marquee/contract/rules/retention'
import { inTransaction } from '../database/database.ts'
import { agingEmails, agingEmailTexts } from '../email/email.store.ts'
import { systemActor } from '../handler.ts'
import { agingResponses } from '../http/idempotency.store.ts'
import { agingRateLimits } from '../http/rate-limit.store.ts'
import { acquireLease } from '../jobs/lease.store.ts'
import { log, logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import { clock } from '../time/clock.ts'
import {
  type AgingRows,
  agingRuns,
  countOldRows,
  hasProof,
  removeOldRows,
  saveFailure,
  saveRemoval,
} from './retention.store.ts'

/** How the rows of one kind of data are found and removed. */
export interface RetentionRule {
  rows: AgingRows
  /**
   * Removes rows that need more than a statement, at most `limit`, in the open transaction. Returns how many, and what
   * follows its commit. Without it `rows` are deleted or blanked.
   */
  remove?(before: Date, limit: number): Promise<{ removed: number; afterwards?: () => Promise<void> }>
}

/** Rows of one transaction, so that no statement comes near its timeout. */
const BATCH = 2_000
/** A node that crashed keeps the lease this long. */
const LEASE_SECONDS = 60
const NIGHT_HOURS = 2
const HOUR_MS = 3_600_000

const rulesOfPlatform: Partial<Record<TimedRetentionKey, RetentionRule>> = {
  email_texts: { rows: agingEmailTexts },
  emails: { rows: agingEmails },
  idempotency_keys: { rows: agingResponses },
  rate_limits: { rows: agingRateLimits },
  retention_runs: { rows: agingRuns },
}
const state = runtimeState(() => ({ rules: { ...rulesOfPlatform } }))

/** Registers how a module’s rows are removed once their period is over. */
export function onRetention(key: TimedRetentionKey, rule: RetentionRule): void {
  state().rules[key] = rule
}

/** Returns the rule of a kind of data; undefined where its module is not registered. */
export const retentionRule = (key: TimedRetentionKey): RetentionRule | undefined => state().rules[key]

/** Returns the day whose nightly run is due: it begins at 02:00 UTC. */
export const retentionDay = (): string => dayOf(new Date(clock.now().getTime() - NIGHT_HOURS * HOUR_MS))

/**
 * Removes everything whose period is over, by one node at a time, and records how much. The first run after 02:00 UTC also counts
 * afterwards what is older than its period. A kind of data that fails does not affect the others, and is tried again in an
 * hour.
 */
export async function removeExpiredData(): Promise<void> {
  for (const key of timedRetentionKeys) {
    const rule = retentionRule(key)
    if (rule) await applyRule(key, rule)
  }
}

async function applyRule(key: TimedRetentionKey, rule: RetentionRule): Promise<void> {
  const startedAt = clock.now()
  const before = new Date(startedAt.getTime() - retentionMs(key))
  try {
    while (await removeBatch(key, rule, before, startedAt))
      log.debug({ key }, 'retention: a batch was removed')
  } catch (error) {
    logError(`retention ${key}`, error)
    const lastError = error instanceof Error ? error.name : 'unknown'
    const failure = { key, day: retentionDay(), before, startedAt, finishedAt: clock.now(), lastError }
    await inTransaction(systemActor, () => saveFailure(failure))
  }
}

/** Removes one batch and records it in the same transaction; returns whether there may be more. */
async function removeBatch(
  key: TimedRetentionKey,
  { rows, remove }: RetentionRule,
  before: Date,
  startedAt: Date,
): Promise<boolean> {
  const done = await inTransaction(systemActor, async () => {
    if (!(await acquireLease('retention', LEASE_SECONDS))) return null
    const day = retentionDay()
    const isNightly = !(await hasProof(key, day))
    const result = remove
      ? await remove(before, BATCH)
      : { removed: await removeOldRows(rows, before, BATCH) }
    const { removed } = result
    const isLast = removed < BATCH
    const leftOver = isNightly && isLast ? await countOldRows(rows, before) : null
    if (removed > 0 || leftOver !== null)
      await saveRemoval({ key, day, removed, before, leftOver, startedAt, finishedAt: clock.now() })
    return { ...result, isLast, leftOver }
  })
  await done?.afterwards?.()
  if (done?.leftOver) log.error({ where: 'retention', key, leftOver: done.leftOver }, 'retention alarm')
  return done !== null && !done.isLast
}
