import { eq, lt, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { invitationDays, invitationOptOuts } from './agencies.tables.ts'

/** Counts one invitation of a day; returns false, and counts nothing, beyond `max`. `key` is a keyed hash. */
export async function countInvitation(key: string, day: string, max: number): Promise<boolean> {
  const counted = await db()
    .insert(invitationDays)
    .values({ key, day, used: 1 })
    .onConflictDoUpdate({
      target: [invitationDays.key, invitationDays.day],
      set: { used: sql`${invitationDays.used} + 1` },
      setWhere: lt(invitationDays.used, max),
    })
    .returning({ used: invitationDays.used })
  return counted.length > 0
}

/** Counts of invitations, from the end of their day. */
export const agingInvitationDays: AgingRows = {
  table: invitationDays,
  from: sql`(${invitationDays.day} + 1)::timestamp at time zone 'UTC'`,
}

/** Returns whether the owner of an address, by its keyed hash, refuses invitations. */
export async function isOptedOut(address: string): Promise<boolean> {
  const rows = await db()
    .select({ address: invitationOptOuts.address })
    .from(invitationOptOuts)
    .where(eq(invitationOptOuts.address, address))
  return rows.length > 0
}

export async function createOptOut(address: string): Promise<void> {
  await queueWrite(db().insert(invitationOptOuts).values({ address }).onConflictDoNothing())
}

export async function deleteOptOut(address: string): Promise<void> {
  await queueWrite(db().delete(invitationOptOuts).where(eq(invitationOptOuts.address, address)))
}
