import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { Agent } from './mandates.store.ts'
import { mandates, rosterShares } from './roster.tables.ts'

export type ShareRow = typeof rosterShares.$inferSelect

export async function addShare(values: typeof rosterShares.$inferInsert): Promise<void> {
  await db().insert(rosterShares).values(values)
}

/** Open pages of an agency, newest first. A member sees those that show nobody else's talents. */
export async function listShares(agent: Agent, now: Date): Promise<ShareRow[]> {
  return db()
    .select()
    .from(rosterShares)
    .where(and(ofAgent(agent), gt(rosterShares.expiresAt, now)))
    .orderBy(desc(rosterShares.createdAt), desc(rosterShares.id))
    .limit(100)
}

/** Closes a page; false when this agent has no such page. */
export async function removeShare(agent: Agent, id: string): Promise<boolean> {
  const rows = await db()
    .delete(rosterShares)
    .where(and(ofAgent(agent), eq(rosterShares.id, id)))
    .returning({ id: rosterShares.id })
  return rows.length > 0
}

export async function removeSharesOf(agencyId: string): Promise<void> {
  await db().delete(rosterShares).where(eq(rosterShares.agencyId, agencyId))
}

/** The page behind an address, while it is open. */
export async function findShare(slug: string, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db()
    .select()
    .from(rosterShares)
    .where(and(eq(rosterShares.slug, slug), gt(rosterShares.expiresAt, now)))
  return row
}

/** Whom a page shows, by name: those the agency represents today and may pitch. */
export async function listShownTalents({ agencyId, talentIds }: ShareRow, day: string) {
  return db()
    .select({ talent: talentCardColumns, brandRate: mandates.brandRate })
    .from(mandates)
    .innerJoin(talents, eq(talents.id, mandates.talentId))
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        eq(mandates.status, 'active'),
        eq(mandates.doNotPitch, false),
        lte(mandates.startsAt, day),
        or(isNull(mandates.endsAt), sql`${mandates.endsAt} >= ${day}`),
        isNull(talents.erasedAt),
        talentIds ? inArray(mandates.talentId, talentIds) : undefined,
      ),
    )
    .orderBy(asc(talents.displayName), asc(talents.id))
    .limit(500)
}

function ofAgent({ id, agencyId, role }: Agent): SQL | undefined {
  const own = sql`${rosterShares.talentIds} <@ array(select talent_id from agent_talents where agent_id = ${id})`
  return and(eq(rosterShares.agencyId, agencyId), role === 'owner' ? undefined : own)
}
