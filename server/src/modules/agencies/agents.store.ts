import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import { agents, agentTalents } from './agencies.tables.ts'

export type Agent = typeof agents.$inferSelect

const findAgent = compiled((on, input: { id: string }) =>
  on.select().from(agents).where(eq(agents.id, input.id)),
)

/** Returns the agent of this account, or undefined. */
export async function loadAgent(id: string): Promise<Agent | undefined> {
  const [row] = await findAgent({ id })
  return row
}

/** Adds an agent to a team. */
export async function createAgent(values: typeof agents.$inferInsert): Promise<void> {
  await queueWrite(db().insert(agents).values(values))
}

/** Updates an agent; undefined columns do not change. */
export async function updateAgent(id: string, changes: Partial<typeof agents.$inferInsert>): Promise<void> {
  await queueWrite(db().update(agents).set(changes).where(eq(agents.id, id)))
}

/** Removes an agent from their team, with their assigned talents. */
export async function deleteAgent(id: string): Promise<void> {
  await queueWrite(db().delete(agents).where(eq(agents.id, id)))
}

/** An agent with name, email address and assigned talents. */
export interface TeamMember {
  agent: Agent
  name: string
  email: string
  talentIds: string[]
}

/** Lists the agents of an agency with name and email address, the owner first. */
export async function listTeam(agencyId: string): Promise<TeamMember[]> {
  return db()
    .select({ agent: agents, name: accounts.name, email: accounts.email, talentIds: talentIdsOf() })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.id))
    .where(eq(agents.agencyId, agencyId))
    .orderBy(sql`${agents.role} = 'member'`, asc(agents.createdAt), asc(agents.id))
}

/** Lists the accounts of the members of an agency, without its owner, and locks them. */
export async function lockMembersOf(
  agencyId: string,
): Promise<{ id: string; email: string; status: (typeof accounts.$inferSelect)['status'] }[]> {
  return db()
    .select({ id: accounts.id, email: accounts.email, status: accounts.status })
    .from(accounts)
    .innerJoin(agents, eq(agents.id, accounts.id))
    .where(and(eq(agents.agencyId, agencyId), eq(agents.role, 'member')))
    .orderBy(accounts.id)
    .for('no key update', { of: accounts })
}

/**
 * Lists the agents responsible for a talent: the owner and the assigned members; without a talent the owner
 * alone.
 */
export async function listAssignedAgents(
  agencyId: string,
  talentId: string | null,
): Promise<{ id: string; email: string; receivesMail: boolean }[]> {
  return db()
    .select({ id: agents.id, email: accounts.email, receivesMail: agents.receivesMail })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.id))
    .where(
      and(eq(agents.agencyId, agencyId), talentId ? isResponsibleFor(talentId) : eq(agents.role, 'owner')),
    )
}

/** Assigns these talents to a member, in addition to the ones already assigned. */
export async function assignTalents(agentId: string, talentIds: readonly string[]): Promise<void> {
  if (talentIds.length === 0) return
  await queueWrite(
    db()
      .insert(agentTalents)
      .values(talentIds.map((talentId) => ({ agentId, talentId })))
      .onConflictDoNothing(),
  )
}

/** Assigns exactly these talents to a member. */
export async function setTalents(agentId: string, talentIds: readonly string[]): Promise<void> {
  await queueWrite(db().delete(agentTalents).where(eq(agentTalents.agentId, agentId)))
  await assignTalents(agentId, talentIds)
}

/** Lists the ids of the talents assigned to a member. */
export async function listTalentsOf(agentId: string): Promise<string[]> {
  const rows = await db()
    .select({ talentId: agentTalents.talentId })
    .from(agentTalents)
    .where(eq(agentTalents.agentId, agentId))
  return rows.map((row) => row.talentId)
}

const isResponsibleFor = (talentId: string): SQL =>
  sql`(${agents.role} = 'owner' or exists (select 1 from agent_talents where agent_id = ${agents.id} and agent_talents.talent_id = ${talentId}))`

const talentIdsOf = () =>
  sql<
    string[]
  >`coalesce((select array_agg(agent_talents.talent_id::text) from agent_talents where agent_talents.agent_id = ${agents.id}), '{}')`
