import type { MandateStatus } from '@marquee/contract/lifecycles/mandate'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { assignedTo, type Mandate } from '../mandates/mandates.store.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { type Talent, talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { TalentCardRow } from '../talents/talents.view.ts'

const other = alias(mandates, 'other')

/** The cursor and the filters of a page of the roster. */
interface RosterPage {
  status?: MandateStatus | undefined
  text?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** A row of the roster. The talent is null while a person asked by email has not answered. */
export interface RosterListRow {
  mandate: Mandate
  talent: TalentCardRow | null
  /** The talent has an open invitation to claim their profile. */
  isInvitedToClaim: boolean
}

/** A talent of the roster with their mandate or request. */
export interface RosterTalent extends RosterListRow {
  talent: Talent
}

/** Lists the rows of the roster this agent may see, newest first; one more than the limit. */
export async function listRoster(agent: Agent, { status, text, cursor, limit }: RosterPage) {
  return select(
    and(
      ofAgent(agent),
      status ? eq(mandates.status, status) : undefined,
      text ? likeText(text) : undefined,
      isNewest(),
      afterCursor([mandates.createdAt, mandates.id], decodePageCursor(cursor)),
    ),
  )
    .orderBy(desc(mandates.createdAt), desc(mandates.id))
    .limit(limit + 1)
}

/** Returns one row of the roster by its mandate; undefined for one this agent may not see. */
export async function findRosterRow(agent: Agent, mandateId: string) {
  const [row] = await select(and(ofAgent(agent), eq(mandates.id, mandateId)))
  return row
}

/**
 * Returns the mandate by which this agency represents a talent, or else its open request, with the talent;
 * undefined for a talent who is not on the roster.
 */
export async function findRosterTalent(agent: Agent, talentId: string): Promise<RosterTalent | undefined> {
  const [row] = await db()
    .select({ mandate: mandates, talent: talents, isInvitedToClaim: hasClaim() })
    .from(mandates)
    .innerJoin(talents, eq(talents.id, mandates.talentId))
    .where(
      and(ofAgent(agent), eq(mandates.talentId, talentId), inArray(mandates.status, ['active', 'invited'])),
    )
    .orderBy(sql`${mandates.status} = 'invited'`)
    .limit(1)
  return row
}

/** Lists the open proposals of new terms to these talents. */
export async function listProposals(agencyId: string, talentIds: readonly string[]): Promise<Mandate[]> {
  return talentIds.length === 0
    ? []
    : db()
        .select()
        .from(mandates)
        .where(
          and(
            eq(mandates.agencyId, agencyId),
            eq(mandates.status, 'invited'),
            inArray(mandates.talentId, [...talentIds]),
          ),
        )
}

function select(where: SQL | undefined) {
  return db()
    .select({
      mandate: mandates,
      talent: talentCardColumns,
      isInvitedToClaim: hasClaim(),
    })
    .from(mandates)
    .leftJoin(talents, and(eq(talents.id, mandates.talentId), isKnown()))
    .where(where)
    .$dynamic()
}

/** A person who declined an agency that never represented them is shown by the invited address only. */
function isKnown(): SQL {
  const ofBoth = sql`other.agency_id = ${mandates.agencyId} and other.talent_id = ${mandates.talentId}`
  return sql`(${mandates.status} <> 'refused'
    or exists (select 1 from mandates other where ${ofBoth} and other.status in ('active', 'ended')))`
}

const hasClaim = () =>
  sql<boolean>`exists (select 1 from invitations where invitations.talent_id = ${mandates.talentId} and invitations.kind = 'claim'
    and invitations.expires_at > now())`

/** A member sees the talents assigned to them and the people they invited. */
function ofAgent(agent: Agent): SQL | undefined {
  const own = and(isNull(mandates.talentId), eq(mandates.proposedBy, agent.id))
  return and(
    eq(mandates.agencyId, agent.agencyId),
    agent.role === 'owner' ? undefined : or(assignedTo(agent.id), own),
  )
}

/**
 * One row for each person: a proposal is shown beside the present terms, and an ended mandate only until
 * there is a newer one.
 */
function isNewest(): SQL {
  const newer = sql`case ${mandates.status}
    when 'invited' then ${other.status} = 'active'
    else ${other.status} in ('active', 'invited') or (${other.createdAt}, ${other.id}) > (${mandates.createdAt}, ${mandates.id}) end`
  const none = (samePerson: SQL): SQL =>
    sql`not exists (select 1 from mandates other where ${samePerson} and ${other.agencyId} = ${mandates.agencyId} and ${newer})`
  // Two conditions, so that each uses an index; most mandates are active and need neither.
  const byTalent = none(sql`${other.talentId} = ${mandates.talentId}`)
  const byEmail = none(sql`${other.email} = ${mandates.email}`)
  return sql`(${mandates.status} = 'active' or (${byTalent} and (${mandates.email} is null or ${byEmail})))`
}

function likeText(text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(sql`${talents.displayName} ilike ${pattern}`, sql`${mandates.email} ilike ${pattern}`)
}
