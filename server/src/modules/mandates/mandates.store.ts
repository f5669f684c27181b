import type { MandateScope } from '@marquee/contract/call'
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedRead } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import { afterCursor, decodeGroupedCursor } from '../../platform/database/pagination.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies, agents } from '../agencies/agencies.tables.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { mandates } from './mandates.tables.ts'

export type Mandate = typeof mandates.$inferSelect

interface InForce {
  agencyId: string
  talentId: string
  day: string
  /** Null for the owner, who is responsible for all talents. */
  memberId: string | null
}

const findInForce = compiled((on, input: InForce) => on.select().from(mandates).where(isInForce(input)))
// Names the agency, until the transaction ends, for the triggers that refuse what a blocked one does (`blocks.rules.sql`).
const actingAgency = sql<string>`set_config('marquee.acting_agency', ${mandates.agencyId}::text, true)`
const lockInForce = compiled((on, input: InForce) =>
  on.select({ mandate: mandates, actingAgency }).from(mandates).where(isInForce(input)).for('share'),
)

interface MandateLookup {
  agent: Agent
  talentId: string
  /** Today in London. */
  day: string
}

/**
 * Returns the mandate under which this agent acts for a talent on a day; undefined without one, or when the
 * talent is not assigned to the agent.
 */
export async function findMandateInForce(lookup: MandateLookup): Promise<Mandate | undefined> {
  const [row] = await findInForce(inForceInput(lookup))
  return row
}

/**
 * Does what `findMandateInForce` does and locks the row, so that the mandate cannot end before this
 * transaction. Mandates are locked before everything else.
 */
export async function lockMandateInForce(lookup: MandateLookup): Promise<Mandate | undefined> {
  const [row] = await lockInForce(inForceInput(lookup))
  return row?.mandate
}

function inForceInput({ agent, talentId, day }: MandateLookup): InForce {
  return { agencyId: agent.agencyId, talentId, day, memberId: agent.role === 'owner' ? null : agent.id }
}

/** Returns those of these talents whom the agency represents. */
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

/** Lists the talents for whom this agent has this right on a day. */
export async function listRepresented(agent: Agent, scope: MandateScope, day: string): Promise<string[]> {
  const rows = await db()
    .select({ talentId: mandates.talentId })
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agent.agencyId),
        ...inForceOn(day),
        sql`${scope} = any(${mandates.scopes})`,
        agent.role === 'owner' ? undefined : assignedTo(agent.id),
      ),
    )
    .orderBy(asc(mandates.talentId))
  return rows.flatMap((row) => row.talentId ?? [])
}

/** Lists the talents without an account whose profiles an agency manages. */
export async function listManagedTalentIds(agencyId: string): Promise<string[]> {
  const rows = await db()
    .select({ talentId: mandates.talentId })
    .from(mandates)
    .where(and(eq(mandates.agencyId, agencyId), eq(mandates.status, 'active'), eq(mandates.isManaged, true)))
    .orderBy(asc(mandates.talentId))
  return rows.flatMap((row) => row.talentId ?? [])
}

/** Returns a mandate by its id, or undefined. */
export async function loadMandate(id: string): Promise<Mandate | undefined> {
  const [row] = await db().select().from(mandates).where(eq(mandates.id, id))
  return row
}

/**
 * Lists the mandate requests that wait for this talent's answer, with the agency, newest first; at most 50.
 */
export async function listOpenRequests(talentId: string) {
  return selectWithAgency(and(eq(mandates.status, 'invited'), addressedTo(talentId)))
    .orderBy(desc(mandates.createdAt), desc(mandates.id))
    .limit(50)
}

/** The cursor and the limit of a page of a talent's mandates. */
interface MandatePage {
  cursor?: string | undefined
  limit: number
}

/** Open requests sort before everything else. */
const rank = sql`(${mandates.status} = 'invited')::int`

/**
 * Lists the mandates of a talent and those offered to their verified address; open requests first, then
 * newest first; one row more than `limit`.
 */
export async function listMandatesOf(talentId: string, { cursor, limit }: MandatePage) {
  return selectWithAgency(and(addressedTo(talentId), afterMandate(cursor)))
    .orderBy(sql`${rank} desc`, desc(mandates.createdAt), desc(mandates.id))
    .limit(limit + 1)
}

/** Returns one mandate of this talent or offered to them; undefined for any other. */
export async function findMandateOf(talentId: string, mandateId: string) {
  const [row] = await selectWithAgency(and(addressedTo(talentId), eq(mandates.id, mandateId)))
  return row
}

function selectWithAgency(where: SQL | undefined) {
  return db()
    .select({ mandate: mandates, agency: agencyCardColumns })
    .from(mandates)
    .innerJoin(agencies, eq(agencies.id, mandates.agencyId))
    .where(where)
    .$dynamic()
}

/**
 * Returns the condition for rows after a cursor: the rank, the time and the id of the last row. Fails with
 * `invalid_input` at `cursor` for a cursor of another list.
 */
function afterMandate(cursor: string | undefined): SQL | undefined {
  const position = decodeGroupedCursor(cursor)
  if (!position) return undefined
  const before = afterCursor([mandates.createdAt, mandates.id], position)
  return position.group === 1 ? sql`(${rank} = 0 or ${before})` : sql`(${rank} = 0 and ${before})`
}

/** Condition that a mandate is this talent's, or is offered to their verified email address. */
function addressedTo(talentId: string): SQL {
  const ownEmail = sql`(select ${accounts.email} from ${accounts} where ${accounts.id} = ${talentId} and ${accounts.emailVerifiedAt} is not null)`
  return sql`(${mandates.talentId} = ${talentId}
    or (${mandates.talentId} is null and ${mandates.status} = 'invited' and ${mandates.email} = ${ownEmail}))`
}

interface AgentLookup {
  talentId: string
  day: string
  scope: MandateScope
}

const agentAccounts = (on: Db, input: AgentLookup) =>
  on
    .selectDistinct({ id: agents.id })
    .from(mandates)
    .innerJoin(agents, eq(agents.agencyId, mandates.agencyId))
    .where(
      and(
        eq(mandates.talentId, input.talentId),
        ...inForceOn(input.day),
        sql`${input.scope} = any(${mandates.scopes})`,
        sql`(${agents.role} = 'owner' or exists (select 1 from agent_talents where agent_id = ${agents.id} and agent_talents.talent_id = ${mandates.talentId}))`,
      ),
    )
const listAccounts = compiled(agentAccounts)
const queueAccounts = queuedRead(agentAccounts)

/** Queues the query of `listAgentAccountsOf` for after the commit; the accounts are read together with it. */
export async function queueAgentAccountsOf(
  talentId: string,
  day: string,
  scope: MandateScope = 'view',
): Promise<() => string[]> {
  const rows = await queueAccounts({ talentId, day, scope })
  return () => rows().map((row) => row.id)
}

/** Returns the accounts of the agents who have this right for a talent on a day; `view` by default. */
export async function listAgentAccountsOf(
  talentId: string,
  day: string,
  scope: MandateScope = 'view',
): Promise<string[]> {
  return (await listAccounts({ talentId, day, scope })).map((row) => row.id)
}

function isInForce({ agencyId, talentId, day, memberId }: InForce): SQL | undefined {
  return and(
    eq(mandates.agencyId, agencyId),
    eq(mandates.talentId, talentId),
    ...inForceOn(day),
    memberId === null ? undefined : assignedTo(memberId),
  )
}

function inForceOn(day: string): SQL[] {
  return [
    eq(mandates.status, 'active'),
    lte(mandates.startsAt, day),
    sql`(${mandates.endsAt} is null or ${mandates.endsAt} >= ${day})`,
  ]
}

/** Condition that the mandate's talent is assigned to this member. */
export const assignedTo = (agentId: string): SQL =>
  sql`exists (select 1 from agent_talents where agent_id = ${agentId} and agent_talents.talent_id = ${mandates.talentId})`
