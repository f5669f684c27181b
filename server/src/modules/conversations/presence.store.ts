import { inArray, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import { presence } from './conversations.tables.ts'

/**
 * Marks accounts as online until then and returns those that were not. In the order of ids, so that nodes do
 * not deadlock.
 */
export async function markOnline(accountIds: readonly string[], now: Date, until: Date): Promise<string[]> {
  const known = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(accounts.id)
  if (known.length === 0) return []
  const before = await db()
    .select({ id: presence.accountId })
    .from(presence)
    .where(sql`${inArray(presence.accountId, [...accountIds])} and ${presence.onlineUntil} > ${now}`)
  await queueWrite(
    db()
      .insert(presence)
      .values(known.map(({ id }) => ({ accountId: id, onlineUntil: until, seenAt: now })))
      .onConflictDoUpdate({ target: presence.accountId, set: { onlineUntil: until, seenAt: now } }),
  )
  const wasHere = new Set(before.map(({ id }) => id))
  return known.map(({ id }) => id).filter((id) => !wasHere.has(id))
}

/** Marks accounts as offline; another node that still has them connected corrects this within a minute. */
export async function markOffline(accountIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db()
    .update(presence)
    .set({ onlineUntil: now, seenAt: now })
    .where(inArray(presence.accountId, [...accountIds]))
    .returning({ id: presence.accountId })
  return rows.map(({ id }) => id)
}
