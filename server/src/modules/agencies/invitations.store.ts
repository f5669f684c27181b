import { fail } from '@marquee/contract/errors'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { invitations } from './agencies.tables.ts'

export type Invitation = typeof invitations.$inferSelect

/** Creates or replaces the one invitation to claim this talent's profile; the previous link stops working. */
export async function upsertClaim(
  values: Omit<typeof invitations.$inferInsert, 'kind'> & { talentId: string },
): Promise<void> {
  const { email, name, secretHash, expiresAt } = values
  await queueWrite(
    db()
      .insert(invitations)
      .values({ ...values, kind: 'claim' })
      .onConflictDoUpdate({
        target: invitations.talentId,
        targetWhere: sql`kind = 'claim'`,
        set: { email, name, secretHash, expiresAt, createdAt: sql`now()` },
      }),
  )
}

/**
 * Creates or replaces the one invitation of this address to a team and returns it; the previous link stops
 * working.
 */
export async function upsertMembership(
  values: Omit<typeof invitations.$inferInsert, 'kind'>,
): Promise<Invitation> {
  const { name, talentIds, secretHash, expiresAt } = values
  const [row] = await db()
    .insert(invitations)
    .values({ ...values, kind: 'member' })
    .onConflictDoUpdate({
      target: [invitations.agencyId, invitations.email],
      targetWhere: sql`kind = 'member'`,
      set: { name, talentIds, secretHash, expiresAt, createdAt: sql`now()` },
    })
    .returning()
  return row ?? fail('internal')
}

/** Returns the invitation of a link; undefined when it is unknown or expired. */
export async function findInvitation(secretHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await db()
    .select()
    .from(invitations)
    .where(and(eq(invitations.secretHash, secretHash), gt(invitations.expiresAt, now)))
  return row
}

/** Deletes an invitation and returns it; undefined when it is expired or another request has used it. */
export async function consumeInvitation(secretHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await db()
    .delete(invitations)
    .where(and(eq(invitations.secretHash, secretHash), gt(invitations.expiresAt, now)))
    .returning()
  return row
}

/** Lists the open, unexpired invitations of colleagues, oldest first. */
export async function listInvited(agencyId: string, now: Date): Promise<Invitation[]> {
  return db()
    .select()
    .from(invitations)
    .where(
      and(eq(invitations.agencyId, agencyId), eq(invitations.kind, 'member'), gt(invitations.expiresAt, now)),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
}

/** Sets the talents a colleague will be assigned to; returns false when there is no such invitation. */
export async function setInvitedTalents(agencyId: string, id: string, talentIds: string[]): Promise<boolean> {
  const rows = await db()
    .update(invitations)
    .set({ talentIds })
    .where(and(eq(invitations.id, id), eq(invitations.agencyId, agencyId), eq(invitations.kind, 'member')))
    .returning({ id: invitations.id })
  return rows.length > 0
}

/** Deletes the invitation of a colleague; returns false when there is none. */
export async function deleteMembership(agencyId: string, id: string): Promise<boolean> {
  const rows = await db()
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.agencyId, agencyId), eq(invitations.kind, 'member')))
    .returning({ id: invitations.id })
  return rows.length > 0
}

/** Deletes the invitation to claim a talent's profile. */
export async function deleteClaim(talentId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(invitations)
      .where(and(eq(invitations.talentId, talentId), eq(invitations.kind, 'claim'))),
  )
}

/** Deletes all invitations of an agency. */
export async function deleteInvitationsOf(agencyId: string): Promise<void> {
  await queueWrite(db().delete(invitations).where(eq(invitations.agencyId, agencyId)))
}

/** Invitations, from the end of their link. */
export const agingInvitations: AgingRows = { table: invitations, from: invitations.expiresAt }
