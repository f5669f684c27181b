import { fail } from '@marquee/contract/errors'
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { rosterLinks } from './roster.tables.ts'

export type RosterLinkRow = typeof rosterLinks.$inferSelect

/** Creates a link and returns it. */
export async function createLink(values: typeof rosterLinks.$inferInsert): Promise<RosterLinkRow> {
  const [row] = await db().insert(rosterLinks).values(values).returning()
  return row ?? fail('internal')
}

/**
 * Lists the active links of an agency, newest first. A member sees links that show only talents assigned to
 * them.
 */
export async function listLinks(agent: Agent, now: Date): Promise<RosterLinkRow[]> {
  return db()
    .select()
    .from(rosterLinks)
    .where(and(ofAgent(agent), gt(rosterLinks.expiresAt, now)))
    .orderBy(desc(rosterLinks.createdAt), desc(rosterLinks.id))
    .limit(100)
}

/** Deletes a link; returns false when this agent has no such link. */
export async function deleteLink(agent: Agent, id: string): Promise<boolean> {
  const rows = await db()
    .delete(rosterLinks)
    .where(and(ofAgent(agent), eq(rosterLinks.id, id)))
    .returning({ id: rosterLinks.id })
  return rows.length > 0
}

/** Deletes all links of an agency. */
export async function deleteLinksOf(agencyId: string): Promise<void> {
  await queueWrite(db().delete(rosterLinks).where(eq(rosterLinks.agencyId, agencyId)))
}

/** Returns the active link whose token has this hash; undefined also while the owner of the agency is suspended. */
export async function findLink(tokenHash: string, now: Date): Promise<RosterLinkRow | undefined> {
  const [row] = await db()
    .select(getTableColumns(rosterLinks))
    .from(rosterLinks)
    .innerJoin(accounts, eq(accounts.id, rosterLinks.agencyId))
    .where(
      and(
        eq(rosterLinks.tokenHash, tokenHash),
        gt(rosterLinks.expiresAt, now),
        eq(accounts.status, 'active'),
      ),
    )
  return row
}

/**
 * Lists the talents a link shows, by name: those whom the agency represents today and may pitch, who are not suspended, and
 * whom the brand that reads may meet; null for a visitor.
 */
export async function listLinkedTalents(
  { agencyId, talentIds }: RosterLinkRow,
  day: string,
  brandId: string | null = null,
) {
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
        isNull(talents.removedAt),
        isNull(talents.suspendedAt),
        talentIds ? inArray(mandates.talentId, talentIds) : undefined,
        brandId ? mayMeet(sql`${brandId}::uuid`, talents.id) : undefined,
      ),
    )
    .orderBy(asc(talents.displayName), asc(talents.id))
    .limit(500)
}

function ofAgent({ id, agencyId, role }: Agent): SQL | undefined {
  const own = sql`${rosterLinks.talentIds} <@ array(select talent_id from agent_talents where agent_id = ${id})`
  return and(eq(rosterLinks.agencyId, agencyId), role === 'owner' ? undefined : own)
}
