import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { after, decodeCursor } from '../../platform/database/pagination.ts'
import { agencyCardColumns } from './agencies.store.ts'
import { addressedTo } from './mandates.store.ts'
import { agencies, mandates } from './roster.tables.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

/** Open requests stand before everything else. */
const rank = sql`(${mandates.status} = 'invited')::int`

/** Mandates of a talent, and those offered to their confirmed address; open requests first, then newest first; one more than asked. */
export async function listMandatesOf(talentId: string, { cursor, limit }: Page) {
  return select(and(addressedTo(talentId), cursor ? behindRank(decodeCursor(cursor)) : undefined))
    .orderBy(sql`${rank} desc`, desc(mandates.createdAt), desc(mandates.id))
    .limit(limit + 1)
}

/** One mandate of this talent, or offered to them; undefined for a foreign one. */
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

/** A cursor is the rank, the moment and the id of the last row; `after` refuses one that was not made for such a list. */
function behindRank([first, ...place]: (string | number)[]): SQL | undefined {
  const before = after([mandates.createdAt, mandates.id], place)
  return first === 1 ? sql`(${rank} = 0 or ${before})` : sql`(${rank} = 0 and ${before})`
}
