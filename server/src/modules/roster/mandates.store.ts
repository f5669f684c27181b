import type { MandateScope } from '@marquee/contract/call'
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedRead } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import { accounts } from '../identity/identity.tables.ts'
import { agencyCardColumns } from './agencies.store.ts'
import { agencies, agents, mandates } from './roster.tables.ts'

export type Agent = typeof agents.$inferSelect
export type Mandate = typeof mandates.$inferSelect

const findAgent = compiled((on, given: { id: string }) =>
  on.select().from(agents).where(eq(agents.id, given.id)),
)

/** The person of an agency behind this account; undefined for everybody else. */
export async function loadAgent(id: string): Promise<Agent | undefined> {
  const [row] = await findAgent({ id })
  return row
}

interface InForce {
  agencyId: string
  talentId: string
  day: string
  /** Null for the owner, who answers for all. */
  memberId: string | null
}

const findInForce = compiled((on, given: InForce) => inForce(on, given))
const holdInForce = compiled((on, given: InForce) => inForce(on, given).for('share'))

interface Wanted {
  agent: Agent
  talentId: string
  /** Today in London. */
  day: string
}

/** The mandate this agent acts under for a talent today; undefined without one, or when the talent is not theirs to answer for. */
export async function findMandateInForce(wanted: Wanted): Promise<Mandate | undefined> {
  const [row] = await findInForce(givenOf(wanted))
  return row
}

/** As `findMandateInForce`, and it cannot end before this transaction has. Mandates are locked before everything else. */
export async function lockMandateInForce(wanted: Wanted): Promise<Mandate | undefined> {
  const [row] = await holdInForce(givenOf(wanted))
  return row
}

function givenOf({ agent, talentId, day }: Wanted): InForce {
  return { agencyId: agent.agencyId, talentId, day, memberId: agent.role === 'owner' ? null : agent.id }
}

/** The talents this agent may do this for today. */
export async function listRepresented(agent: Agent, scope: MandateScope, day: string): Promise<string[]> {
  const rows = await db()
    .select({ talentId: mandates.talentId })
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agent.agencyId),
        ...today(day),
        sql`${scope} = any(${mandates.scopes})`,
        agent.role === 'owner' ? undefined : answeredForBy(agent.id),
      ),
    )
    .orderBy(asc(mandates.talentId))
  return rows.flatMap((row) => row.talentId ?? [])
}

export async function loadMandate(id: string): Promise<Mandate | undefined> {
  const [row] = await db().select().from(mandates).where(eq(mandates.id, id))
  return row
}

/** The mandate of the one agency that represents this talent exclusively today; undefined without one. */
export async function findExclusiveMandate(talentId: string, day: string): Promise<Mandate | undefined> {
  const [row] = await db()
    .select()
    .from(mandates)
    .where(and(eq(mandates.talentId, talentId), eq(mandates.exclusive, true), ...today(day)))
    .limit(1)
  return row
}

/** The mandate this agency has for a talent today; undefined without one. */
export async function findMandateOf(
  agencyId: string,
  talentId: string,
  day: string,
): Promise<Mandate | undefined> {
  const [row] = await findInForce({ agencyId, talentId, day, memberId: null })
  return row
}

/** Requests for a mandate that wait for this talent's answer, with who asks, newest first. */
export async function listOpenRequests(talentId: string) {
  return db()
    .select({ mandate: mandates, agency: agencyCardColumns })
    .from(mandates)
    .innerJoin(agencies, eq(agencies.id, mandates.agencyId))
    .where(and(eq(mandates.status, 'invited'), addressedTo(talentId)))
    .orderBy(desc(mandates.createdAt), desc(mandates.id))
    .limit(50)
}

/** The condition that a mandate is this talent's, or that it is offered to the address they have confirmed. */
export function addressedTo(talentId: string): SQL {
  const ownEmail = sql`(select ${accounts.email} from ${accounts} where ${accounts.id} = ${talentId} and ${accounts.emailVerifiedAt} is not null)`
  return sql`(${mandates.talentId} = ${talentId}
    or (${mandates.talentId} is null and ${mandates.status} = 'invited' and ${mandates.email} = ${ownEmail}))`
}

interface AgentsWanted {
  talentId: string
  day: string
  scope: MandateScope
}

const agentAccounts = (on: Db, given: AgentsWanted) =>
  on
    .selectDistinct({ id: agents.id })
    .from(mandates)
    .innerJoin(agents, eq(agents.agencyId, mandates.agencyId))
    .where(
      and(
        eq(mandates.talentId, given.talentId),
        ...today(given.day),
        sql`${given.scope} = any(${mandates.scopes})`,
        sql`(${agents.role} = 'owner' or exists (select 1 from agent_talents where agent_id = ${agents.id} and agent_talents.talent_id = ${mandates.talentId}))`,
      ),
    )
const listAccounts = compiled(agentAccounts)
const queueAccounts = queuedRead(agentAccounts)

/** As `listAgentAccountsOf`, for who is only needed after the commit: the accounts are read together with it. */
export async function queueAgentAccountsOf(
  talentId: string,
  day: string,
  scope: MandateScope = 'view',
): Promise<() => string[]> {
  const rows = await queueAccounts({ talentId, day, scope })
  return () => rows().map((row) => row.id)
}

/** The accounts of everybody who may do this for a talent under a mandate today; look at their work, unless said otherwise. */
export async function listAgentAccountsOf(
  talentId: string,
  day: string,
  scope: MandateScope = 'view',
): Promise<string[]> {
  return (await listAccounts({ talentId, day, scope })).map((row) => row.id)
}

function inForce(on: Db, { agencyId, talentId, day, memberId }: InForce) {
  return on
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        eq(mandates.talentId, talentId),
        ...today(day),
        memberId === null ? undefined : answeredForBy(memberId),
      ),
    )
    .$dynamic()
}

function today(day: string): SQL[] {
  return [
    eq(mandates.status, 'active'),
    lte(mandates.startsAt, day),
    sql`(${mandates.endsAt} is null or ${mandates.endsAt} >= ${day})`,
  ]
}

/** The condition that this member answers for the mandate's talent. */
export const answeredForBy = (agentId: string): SQL =>
  sql`exists (select 1 from agent_talents where agent_id = ${agentId} and agent_talents.talent_id = ${mandates.talentId})`
