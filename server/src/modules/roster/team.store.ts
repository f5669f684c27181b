import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import type { Agent } from './mandates.store.ts'
import { agents, agentTalents, mandates } from './roster.tables.ts'

export async function createAgent(values: typeof agents.$inferInsert): Promise<void> {
  await queueWrite(db().insert(agents).values(values))
}

export async function updateAgent(id: string, changes: Partial<typeof agents.$inferInsert>): Promise<void> {
  await queueWrite(db().update(agents).set(changes).where(eq(agents.id, id)))
}

/** Takes somebody off their team, with the talents they answered for. */
export async function deleteAgent(id: string): Promise<void> {
  await queueWrite(db().delete(agents).where(eq(agents.id, id)))
}

/** A member of this agency's team; undefined for everybody else. */
export async function findMember(agencyId: string, id: string): Promise<Agent | undefined> {
  const [row] = await db()
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.agencyId, agencyId)))
  return row
}

/** Everybody of an agency with name and address, the owner first. */
export async function listTeam(agencyId: string) {
  return db()
    .select({ agent: agents, name: accounts.name, email: accounts.email, talentIds: talentIdsOf() })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.id))
    .where(eq(agents.agencyId, agencyId))
    .orderBy(sql`${agents.role} = 'member'`, asc(agents.createdAt), asc(agents.id))
}

/** Who of an agency looks after a talent; the owner alone where there is none yet. */
export async function listAssignedAgents(
  agencyId: string,
  talentId: string | null,
): Promise<{ id: string; email: string; receivesMail: boolean }[]> {
  return db()
    .select({ id: agents.id, email: accounts.email, receivesMail: agents.receivesMail })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.id))
    .where(and(eq(agents.agencyId, agencyId), talentId ? keeps(talentId) : eq(agents.role, 'owner')))
}

/** Lets a member answer for these talents besides those they answer for already. */
export async function assignTalents(agentId: string, talentIds: readonly string[]): Promise<void> {
  if (talentIds.length === 0) return
  await queueWrite(
    db()
      .insert(agentTalents)
      .values(talentIds.map((talentId) => ({ agentId, talentId })))
      .onConflictDoNothing(),
  )
}

/** Lets a member answer for exactly these talents. */
export async function setTalents(agentId: string, talentIds: readonly string[]): Promise<void> {
  await queueWrite(db().delete(agentTalents).where(eq(agentTalents.agentId, agentId)))
  await assignTalents(agentId, talentIds)
}

/** Those of these talents whom the agency represents. */
export async function listRepresentedAmong(
  agencyId: string,
  talentIds: readonly string[],
): Promise<string[]> {
  if (talentIds.length === 0) return []
  const rows = await db()
    .select({ talentId: mandates.talentId })
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        eq(mandates.status, 'active'),
        inArray(mandates.talentId, [...talentIds]),
      ),
    )
  return rows.flatMap((row) => row.talentId ?? [])
}

/** The talents a member answers for. */
export async function listTalentsOf(agentId: string): Promise<string[]> {
  const rows = await db()
    .select({ talentId: agentTalents.talentId })
    .from(agentTalents)
    .where(eq(agentTalents.agentId, agentId))
  return rows.map((row) => row.talentId)
}

const keeps = (talentId: string): SQL =>
  sql`(${agents.role} = 'owner' or exists (select 1 from agent_talents where agent_id = ${agents.id} and agent_talents.talent_id = ${talentId}))`

const talentIdsOf = () =>
  sql<
    string[]
  >`coalesce((select array_agg(agent_talents.talent_id::text) from agent_talents where agent_talents.agent_id = ${agents.id}), '{}')`
