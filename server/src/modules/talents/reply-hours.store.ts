import { asc, gt, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { talentSearchEntries as entries } from './talents.tables.ts'

/** Lists ids of talents who can be found, in their order, after one of them. */
export async function listEntryIds(after: string | null, limit: number): Promise<string[]> {
  const rows = await db()
    .select({ id: entries.talentId })
    .from(entries)
    .where(after === null ? undefined : gt(entries.talentId, after))
    .orderBy(asc(entries.talentId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Saves the usual reply times in hours; null for talents without enough answers. Rows that stay the same are not written. */
export async function saveReplyHours(rows: readonly { id: string; hours: number | null }[]): Promise<void> {
  await db().execute(sql`
    update ${entries} set reply_hours = one.hours
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(rows.map(({ hours }) => hours))}::float8[]) as one(id, hours)
    where ${entries.talentId} = one.id and ${entries.replyHours} is distinct from one.hours`)
}
