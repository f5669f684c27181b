import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { talents } from '../talents/talents.tables.ts'
import { loadMandate, type Mandate } from './mandates.store.ts'
import { mandates } from './roster.tables.ts'

export type MandateChanges = Partial<typeof mandates.$inferInsert>

const live: Mandate['status'][] = ['invited', 'active']

/** Adds a mandate; undefined when this agency waits for this person's answer, or represents them, already. */
export async function createMandate(values: typeof mandates.$inferInsert): Promise<Mandate | undefined> {
  const [row] = await db().insert(mandates).values(values).onConflictDoNothing().returning()
  return row
}

export async function updateMandate(id: string, changes: MandateChanges): Promise<void> {
  await queueWrite(db().update(mandates).set(changes).where(eq(mandates.id, id)))
}

/** A mandate and what else stands between its agency and its talent, all locked: whoever changes one of them waits for the others. */
export interface LockedMandate {
  mandate: Mandate
  others: Mandate[]
}

/** `talentId` is who answers, where the mandate does not name them yet. */
export async function lockMandate(id: string, talentId?: string): Promise<LockedMandate | undefined> {
  const found = await loadMandate(id)
  if (!found) return undefined
  const whose = found.talentId ?? talentId
  const between =
    whose &&
    and(eq(mandates.agencyId, found.agencyId), eq(mandates.talentId, whose), inArray(mandates.status, live))
  const rows = await db()
    .select()
    .from(mandates)
    .where(between ? or(eq(mandates.id, id), between) : eq(mandates.id, id))
    .orderBy(asc(mandates.id))
    .for('update')
  const mandate = rows.find((row) => row.id === id)
  return mandate && { mandate, others: rows.filter((row) => row.id !== id) }
}

/** What stands between an agency and a talent, locked: at most one active mandate, and one that waits for an answer. */
export async function lockBetween(
  agencyId: string,
  talentId: string,
): Promise<{ active?: Mandate; invited?: Mandate }> {
  const rows = await db()
    .select()
    .from(mandates)
    .where(
      and(eq(mandates.agencyId, agencyId), eq(mandates.talentId, talentId), inArray(mandates.status, live)),
    )
    .orderBy(asc(mandates.id))
    .for('update')
  const active = rows.find((row) => row.status === 'active')
  const invited = rows.find((row) => row.status === 'invited')
  return { ...(active && { active }), ...(invited && { invited }) }
}

/** Locks what is open at an agency, or of a talent, before it ends for good. */
export async function lockOpenMandates(
  whose: { agencyId: string } | { talentId: string },
): Promise<Mandate[]> {
  const mine =
    'agencyId' in whose ? eq(mandates.agencyId, whose.agencyId) : eq(mandates.talentId, whose.talentId)
  return db()
    .select()
    .from(mandates)
    .where(and(mine, inArray(mandates.status, live)))
    .orderBy(asc(mandates.id))
    .for('update')
}

/** An agency that is no more: whom it asked and what it noted is forgotten, and nothing earns it a commission after a mandate's end. */
export async function deleteRosterRows(agencyId: string): Promise<void> {
  await queueWrite(
    db()
      .update(mandates)
      .set({ email: null, note: '', sunsetDays: 0 })
      .where(eq(mandates.agencyId, agencyId)),
  )
}

/**
 * Whether another agency stands in the way: it represents this talent exclusively, or at all where the new mandate is exclusive.
 * The talent's row is locked first, so that of two grants at once the second sees the first.
 */
export async function isExclusiveElsewhere({
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

/** Whether this agency represents, or has asked, the person behind an e-mail. Tells nothing about anybody else's roster. */
export async function isOnRoster(agencyId: string, email: string): Promise<boolean> {
  const ofAccount = sql`${mandates.talentId} in (select id from accounts where accounts.email = ${email})`
  const rows = await db()
    .select({ id: mandates.id })
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        inArray(mandates.status, live),
        or(eq(mandates.email, email), ofAccount),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The talents without an own sign-in whom this agency represents. */
export async function listManaged(agencyId: string): Promise<string[]> {
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

/** An erased talent's address leaves what agencies asked them. */
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

/** The mandate by which an agency represents a talent; undefined without one. */
export async function findMandateBetween(agencyId: string, talentId: string): Promise<Mandate | undefined> {
  const [row] = await db()
    .select()
    .from(mandates)
    .where(
      and(eq(mandates.agencyId, agencyId), eq(mandates.talentId, talentId), eq(mandates.status, 'active')),
    )
  return row
}
