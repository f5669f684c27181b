import { createHmac } from 'node:crypto'
import { refuse } from '@marquee/contract/refusals'
import { lt, sql } from 'drizzle-orm'
import { clock } from '../clock.ts'
import { db, ownTransaction } from '../database.ts'
import { rateBudgets } from './http.tables.ts'

const windowMs = 15 * 60_000

/** Counts one use of a budget in its own short transaction, so that a roll-back does not give it back. Refuses beyond `limit`. */
export async function takeFromBudget(whom: string, limit: number, secret: string): Promise<void> {
  const now = clock.now().getTime()
  const window = Math.floor(now / windowMs)
  const key = createHmac('sha256', secret).update(whom).digest('base64url')
  const used = await ownTransaction(async () => {
    const rows = await db()
      .insert(rateBudgets)
      .values({ key, window, used: 1 })
      .onConflictDoUpdate({
        target: [rateBudgets.key, rateBudgets.window],
        set: { used: sql`${rateBudgets.used} + 1` },
      })
      .returning({ used: rateBudgets.used })
    return rows[0]?.used ?? 1
  })
  if (used > limit)
    refuse('too_many_requests', { retryAfterSeconds: Math.ceil(((window + 1) * windowMs - now) / 1000) })
}

/** Drops windows that are over. */
export async function forgetOldBudgets(): Promise<void> {
  await db()
    .delete(rateBudgets)
    .where(lt(rateBudgets.window, Math.floor(clock.now().getTime() / windowMs) - 1))
}
