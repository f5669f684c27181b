import type { MandateStatus } from '@marquee/contract/lifecycles/mandate'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '../../platform/database/database.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { type Agent, answeredForBy, type Mandate } from './mandates.store.ts'
import { mandates } from './roster.tables.ts'

const other = alias(mandates, 'other')

/** Where a page of the roster begins and what it looks for. */
interface RosterPage {
  status?: MandateStatus | undefined
  text?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** The lines of a roster this agent may see, newest first; one more than asked. */
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

/** One line of the roster by its mandate; undefined for one this agent may not see. */
export async function findRosterRow(agent: Agent, mandateId: string) {
  const [row] = await select(and(ofAgent(agent), eq(mandates.id, mandateId)))
  return row
}

/** The mandate by which this agency represents a talent, else the one it waits for; undefined for a talent who is not on the roster. */
export async function findLiveMandate(agent: Agent, talentId: string): Promise<Mandate | undefined> {
  const [row] = await db()
    .select()
    .from(mandates)
    .where(
      and(ofAgent(agent), eq(mandates.talentId, talentId), inArray(mandates.status, ['active', 'invited'])),
    )
    .orderBy(sql`${mandates.status} = 'invited'`)
    .limit(1)
  return row
}

/** New terms that wait for the answer of these talents. */
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
      accountId: talents.accountId,
      isInvitedToClaim: hasClaim(),
    })
    .from(mandates)
    .leftJoin(talents, and(eq(talents.id, mandates.talentId), isKnown()))
    .where(where)
    .$dynamic()
}

/** Whoever refused an agency that never represented them stays the address it asked. */
function isKnown(): SQL {
  const ofBoth = sql`other.agency_id = ${mandates.agencyId} and other.talent_id = ${mandates.talentId}`
  return sql`(${mandates.status} <> 'refused'
    or exists (select 1 from mandates other where ${ofBoth} and other.status in ('active', 'ended')))`
}

const hasClaim = () =>
  sql<boolean>`exists (select 1 from invitations where invitations.talent_id = ${mandates.talentId} and invitations.kind = 'claim'
    and invitations.expires_at > now())`

/** A member sees the talents they answer for, and the people they have asked themselves. */
function ofAgent(agent: Agent): SQL | undefined {
  const own = and(isNull(mandates.talentId), eq(mandates.proposedBy, agent.id))
  return and(
    eq(mandates.agencyId, agent.agencyId),
    agent.role === 'owner' ? undefined : or(answeredForBy(agent.id), own),
  )
}

/** A person is one line: new terms stand beside the present ones, and what is over shows only until there is something newer. */
function isNewest(): SQL {
  const newer = sql`case ${mandates.status}
    when 'invited' then ${other.status} = 'active'
    else ${other.status} in ('active', 'invited') or (${other.createdAt}, ${other.id}) > (${mandates.createdAt}, ${mandates.id}) end`
  const none = (samePerson: SQL): SQL =>
    sql`not exists (select 1 from mandates other where ${samePerson} and ${other.agencyId} = ${mandates.agencyId} and ${newer})`
  // Apart, so that each finds its rows by an index; most lines are in force and need neither.
  const byTalent = none(sql`${other.talentId} = ${mandates.talentId}`)
  const byEmail = none(sql`${other.email} = ${mandates.email}`)
  return sql`(${mandates.status} = 'active' or (${byTalent} and (${mandates.email} is null or ${byEmail})))`
}

function likeText(text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(sql`${talents.displayName} ilike ${pattern}`, sql`${mandates.email} ilike ${pattern}`)
}
