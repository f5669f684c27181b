import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { talents } from '../talents/talents.tables.ts'
import type { Mandate } from './mandates.store.ts'
import { mandates } from './mandates.tables.ts'

/** Columns of a mandate to save. */
export type MandateChanges = Partial<typeof mandates.$inferInsert>

const openStatuses: Mandate['status'][] = ['invited', 'active']

/**
 * Creates a mandate; returns undefined when this agency already represents this person or has an open request
 * to them.
 */
export async function createMandate(values: typeof mandates.$inferInsert): Promise<Mandate | undefined> {
  const [row] = await db().insert(mandates).values(values).onConflictDoNothing().returning()
  return row
}

/** Updates a mandate; undefined columns do not change. */
export async function updateMandate(id: string, changes: MandateChanges): Promise<void> {
  await queueWrite(db().update(mandates).set(changes).where(eq(mandates.id, id)))
}

/** A mandate and the other open mandates of the same agency and talent, all locked. */
export interface LockedMandate {
  mandate: Mandate
  others: Mandate[]
}

/**
 * Locks a mandate that was read, with the others of its agency and talent. `respondingTalentId` is the talent who
 * answers, for a mandate that does not name its talent yet.
 */
export async function lockMandate(
  { id, agencyId, talentId }: Pick<Mandate, 'id' | 'agencyId' | 'talentId'>,
  respondingTalentId?: string,
): Promise<LockedMandate | undefined> {
  const owner = talentId ?? respondingTalentId
  const sameParties =
    owner &&
    and(eq(mandates.agencyId, agencyId), eq(mandates.talentId, owner), inArray(mandates.status, openStatuses))
  const rows = await db()
    .select()
    .from(mandates)
    .where(sameParties ? or(eq(mandates.id, id), sameParties) : eq(mandates.id, id))
    .orderBy(asc(mandates.id))
    .for('update')
  const mandate = rows.find((row) => row.id === id)
  return mandate && { mandate, others: rows.filter((row) => row.id !== id) }
}

/** Locks the open mandates of an agency and a talent: at most one active and one invited. */
export async function lockMandatesBetween(
  agencyId: string,
  talentId: string,
): Promise<{ active?: Mandate; invited?: Mandate }> {
  const rows = await db()
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        eq(mandates.talentId, talentId),
        inArray(mandates.status, openStatuses),
      ),
    )
    .orderBy(asc(mandates.id))
    .for('update')
  const active = rows.find((row) => row.status === 'active')
  const invited = rows.find((row) => row.status === 'invited')
  return { ...(active && { active }), ...(invited && { invited }) }
}

/** Locks the open mandates of an agency or of a talent that is closing its account. */
export async function lockOpenMandates(
  owner: { agencyId: string } | { talentId: string },
): Promise<Mandate[]> {
  const ownedBy =
    'agencyId' in owner ? eq(mandates.agencyId, owner.agencyId) : eq(mandates.talentId, owner.talentId)
  return db()
    .select()
    .from(mandates)
    .where(and(ownedBy, inArray(mandates.status, openStatuses)))
    .orderBy(asc(mandates.id))
    .for('update')
}

/**
 * Erases the addresses a closed agency asked and its notes, and ends its claim to commission after a
 * mandate's end.
 */
export async function redactClosedAgency(agencyId: string): Promise<void> {
  await queueWrite(
    db()
      .update(mandates)
      .set({ email: null, note: '', sunsetDays: 0 })
      .where(eq(mandates.agencyId, agencyId)),
  )
}

/**
 * Returns whether another agency's mandate excludes this one: it represents the talent exclusively, or the
 * new mandate is exclusive and it represents the talent at all. Locks the talent's row first, so that of two
 * concurrent grants the second sees the first.
 */
export async function hasExclusiveConflict({
  talentId,
  agencyId,
  exclusive,
}: Pick<Mandate, 'talentId' | 'agencyId' | 'exclusive'>): Promise<boolean> {
  if (!talentId) return false
  await db().select({ id: talents.id }).from(talents).where(eq(talents.id, talentId)).for('no key update')
  const rows = await db()
    .select({ id: mandates.id })
    .from(mandates)
    .where(
      and(
        eq(mandates.talentId, talentId),
        ne(mandates.agencyId, agencyId),
        eq(mandates.status, 'active'),
        exclusive ? undefined : eq(mandates.exclusive, true),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Returns whether this agency represents, or has asked, the owner of an email address. Reveals nothing about
 * other rosters.
 */
export async function isOnRoster(agencyId: string, email: string): Promise<boolean> {
  const ofAccount = sql`${mandates.talentId} in (select id from accounts where accounts.email = ${email})`
  const rows = await db()
    .select({ id: mandates.id })
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        inArray(mandates.status, openStatuses),
        or(eq(mandates.email, email), ofAccount),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Lists the talents without their own sign-in whom this agency represents. */
export async function listManagedTalentIds(agencyId: string): Promise<string[]> {
  const rows = await db()
    .select({ talentId: mandates.talentId })
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        eq(mandates.status, 'active'),
        eq(mandates.isManaged, true),
        isNotNull(mandates.talentId),
      ),
    )
  return rows.flatMap((row) => row.talentId ?? [])
}

/** Removes an erased talent's address from the requests that agencies sent them. */
export async function redactEmail(talentId: string, email: string): Promise<void> {
  await queueWrite(
    db()
      .update(mandates)
      .set({ email: null })
      .where(
        or(eq(mandates.talentId, talentId), and(eq(mandates.email, email), ne(mandates.status, 'invited'))),
      ),
  )
}

/** Returns the active mandate between an agency and a talent, or undefined. */
export async function findMandateBetween(agencyId: string, talentId: string): Promise<Mandate | undefined> {
  const [row] = await db()
    .select()
    .from(mandates)
    .where(
      and(eq(mandates.agencyId, agencyId), eq(mandates.talentId, talentId), eq(mandates.status, 'active')),
    )
  return row
}
