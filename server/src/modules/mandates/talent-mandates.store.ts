import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { after, decodeCursor } from '../../platform/database/pagination.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { addressedTo } from './mandates.store.ts'
import { mandates } from './mandates.tables.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Open requests sort before everything else. */
const rank = sql`(${mandates.status} = 'invited')::int`

/**
 * Lists the mandates of a talent and those offered to their verified address; open requests first, then
 * newest first; one row more than `limit`.
 */
export async function listMandatesOf(talentId: string, { cursor, limit }: Page) {
  return select(and(addressedTo(talentId), cursor ? afterCursor(decodeCursor(cursor)) : undefined))
    .orderBy(sql`${rank} desc`, desc(mandates.createdAt), desc(mandates.id))
    .limit(limit + 1)
}

/** Returns one mandate of this talent or offered to them; undefined for any other. */
export async function findMandateOf(talentId: string, mandateId: string) {
  const [row] = await select(and(addressedTo(talentId), eq(mandates.id, mandateId)))
  return row
}

function select(where: SQL | undefined) {
  return db()
    .select({ mandate: mandates, agency: agencyCardColumns })
    .from(mandates)
    .innerJoin(agencies, eq(agencies.id, mandates.agencyId))
    .where(where)
    .$dynamic()
}

/**
 * Condition for rows after the cursor. A cursor is the rank, the time and the id of the last row; `after`
 * fails for a cursor of another list.
 */
function afterCursor([first, ...position]: (string | number)[]): SQL | undefined {
  const before = after([mandates.createdAt, mandates.id], position)
  return first === 1 ? sql`(${rank} = 0 or ${before})` : sql`(${rank} = 0 and ${before})`
}
