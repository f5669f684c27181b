import type { BlockedParty } from '@marquee/contract/calls/blocks'
import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { blocks } from './blocks.tables.ts'

/** A brand, talent or agency that can be blocked. */
export type Party = Omit<BlockedParty, 'blockedAt'>

/**
 * Returns the condition that neither of two parties has blocked the other, for statements that list or load
 * people.
 */
export function areNotBlocked(one: SQLWrapper | string, other: SQLWrapper | string): SQL {
  return sql`not exists (select from ${blocks} where (${blocks.blockerId} = ${one} and ${blocks.blockedId} = ${other})
    or (${blocks.blockerId} = ${other} and ${blocks.blockedId} = ${one}))`
}

/**
 * Returns the condition that a brand and a talent may find each other: neither has blocked the other, and no
 * agency that the brand has blocked manages the profile.
 */
export function mayMeet(brandId: SQLWrapper | string, talentId: SQLWrapper | string): SQL {
  return sql`${areNotBlocked(brandId, talentId)} and ${talentId} <> all(array(
    select m.talent_id from ${blocks} b join mandates m on m.agency_id = b.blocked_id and m.status = 'active' and m.is_managed
    where b.blocker_id = ${brandId}))`
}

/** A brand and a talent, and the agency whose agent acts for the talent or the account of the agent. */
interface Sides {
  brandId: string
  talentId: string
  agencyId?: string | null
  agentId?: string
}

/**
 * Returns whether a block keeps a brand and a talent, or the agent who acts for the talent, from contacting
 * each other.
 */
export async function isBlockedBetween({ brandId, talentId, agencyId, agentId }: Sides): Promise<boolean> {
  const [brand, talent] = [sql`${brandId}::uuid`, sql`${talentId}::uuid`]
  const { rows } = await db().execute<{ may: boolean }>(
    sql`select ${mayMeet(brand, talent)} and ${areNotBlocked(brand, sql`${agencyId ?? null}::uuid`)}
      and ${areNotBlocked(brand, sql`(select agency_id from agents where id = ${agentId ?? null}::uuid)`)} as may`,
  )
  return rows[0]?.may !== true
}

/** Returns whether one of two parties has blocked the other. */
export async function isBlocked(one: string, other: string): Promise<boolean> {
  const rows = await db()
    .select({ at: blocks.createdAt })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Every brand, talent and agency as someone who can be blocked. Erased ones cannot. */
const parties = sql`(
  select b.id, 'brand' as kind, b.company_name as name, b.logo_url as picture_url from brands b join accounts a on a.id = b.id and a.status <> 'erased'
  union all
  select id, 'talent', display_name, avatar_url from talents where erased_at is null
  union all
  select g.id, 'agency', g.name, g.logo_url from agencies g join accounts a on a.id = g.id and a.status <> 'erased')`

/** Finds a party by its id; undefined for none. */
export async function findParty(id: string): Promise<Party | undefined> {
  const { rows } = await db().execute<Party & Record<string, unknown>>(
    sql`select id, kind, name, picture_url as "pictureUrl" from ${parties} as party where id = ${id}`,
  )
  return rows[0]
}

/**
 * Locks both parties and their conversations until the commit. A transaction that adds a row between them
 * holds the locks of its foreign keys, and one in which an agent acts that of the mandate, so that row is
 * committed before, or is refused.
 */
export async function lockBothParties(one: string, other: string): Promise<void> {
  const represented = sql`select talent_id from mandates where agency_id in (${one}, ${other}) and status = 'active'`
  await db().execute(
    sql`select id from mandates where agency_id in (${one}, ${other}) and status = 'active' order by id for update`,
  )
  for (const table of ['brands', 'talents', 'agencies'])
    await db().execute(
      sql`select id from ${sql.identifier(table)} where id in (${one}, ${other}) order by id for update`,
    )
  await db().execute(
    sql`select id from conversations where (brand_id = ${one} and (talent_id = ${other} or talent_id in (${represented})))
      or (brand_id = ${other} and talent_id = ${one}) order by id for update`,
  )
}

/** Returns whether an agency represents a talent. */
export async function represents(agencyId: string, talentId: string): Promise<boolean> {
  const { rows } = await db().execute(
    sql`select id from mandates where agency_id = ${agencyId} and talent_id = ${talentId} and status = 'active'`,
  )
  return rows.length > 0
}

/** Adds a block unless it exists, and returns when it was added first. */
export async function createBlock(
  values: typeof blocks.$inferInsert & { createdAt: Date },
): Promise<boolean> {
  const rows = await db().insert(blocks).values(values).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function deleteBlock(blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db()
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning()
  return rows.length > 0
}

/** Deletes the blocks that an erased party had set. Those against it stay, without effect. */
export async function deleteBlocksOf(blockerId: string): Promise<void> {
  await db().delete(blocks).where(eq(blocks.blockerId, blockerId))
}

/** Lists whom a party has blocked, newest first. */
export async function listBlocked(blockerId: string): Promise<BlockedParty[]> {
  const { rows } = await db().execute<Party & { blockedAt: Date | string }>(
    sql`select party.id, party.kind, party.name, party.picture_url as "pictureUrl", b.created_at as "blockedAt"
      from blocks b join ${parties} as party on party.id = b.blocked_id
      where b.blocker_id = ${blockerId} order by b.created_at desc, party.id limit 500`,
  )
  return rows.map((row) => ({ ...row, blockedAt: new Date(row.blockedAt).toISOString() }))
}
