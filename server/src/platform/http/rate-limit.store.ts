import { createHmac } from 'node:crypto'
import { fail } from '@marquee/contract/errors'
import { sql } from 'drizzle-orm'
import { db, isInTransaction } from '../database/database.ts'
import type { AgingRows } from '../retention/retention.store.ts'
import { clock } from '../time/clock.ts'
import { rateLimits } from './http.tables.ts'

const windowMs = 15 * 60_000
const windowsOfDay = (24 * 3_600_000) / windowMs

/**
 * Counts one use of a rate limit in a statement of its own, before the request's transaction opens, so that a
 * rollback does not undo it. Fails beyond `limit`, with `daily_limit_reached` or `too_many_requests`.
 */
export async function consumeRateLimit(
  subject: string,
  limit: number,
  secret: string,
  within: 'a quarter of an hour' | 'one day' = 'a quarter of an hour',
): Promise<void> {
  if (isInTransaction()) throw new Error('A rate limit is counted outside the transaction')
  const now = clock.now().getTime()
  const length = within === 'one day' ? windowsOfDay : 1
  // The first quarter of an hour of the window; a day is 96 of them and begins at midnight (UTC).
  const window = Math.floor(now / (windowMs * length)) * length
  const key = createHmac('sha256', secret).update(subject).digest('base64url')
  const rows = await db()
    .insert(rateLimits)
    .values({ key, window, used: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.window],
      set: { used: sql`${rateLimits.used} + 1` },
    })
    .returning({ used: rateLimits.used })
  const used = rows[0]?.used ?? 1
  if (used > limit)
    fail(within === 'one day' ? 'daily_limit_reached' : 'too_many_requests', {
      retryAfterSeconds: Math.ceil(((window + length) * windowMs - now) / 1000),
    })
}

/** Counts of a window, from its beginning. */
export const agingRateLimits: AgingRows = {
  table: rateLimits,
  from: sql`to_timestamp(${rateLimits.window} * ${sql.raw(String(windowMs / 1_000))}::float8)`,
}
