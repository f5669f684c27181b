import type { ListEntry, ListName } from '@marquee/contract/calls/operator-lists'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { industries } from '../brands/brands.tables.ts'
import { talentSubtypes, talentTypes } from '../talents/talents.tables.ts'

const tables = { industries, talentTypes, talentSubtypes } as const satisfies Record<ListName, object>

const entryRow = z.object({
  list: z.enum(['industries', 'talentTypes', 'talentSubtypes']),
  id: z.string(),
  name: z.string(),
  typeId: z.string().nullable(),
  searchWords: z.string(),
  uses: z.coerce.number(),
})

/** Lists the entries of all lists by name, each with how often it is used. */
export async function listEntries(): Promise<ListEntry[]> {
  const { rows } = await db().execute(sql`
    with named (id) as (
      select industry_id from brands
      union all select type_id from talents
      union all select unnest(subtype_ids) from talents
      union all select unnest(type_ids) from campaigns
      union all select type_id from talent_subtypes
    ), uses (id, count) as (select id, count(*) from named group by id),
    entries (list, id, name, "typeId", "searchWords") as (
      select 'industries', id, name, null::uuid, search_words from industries
      union all select 'talentTypes', id, name, null, '' from talent_types
      union all select 'talentSubtypes', id, name, type_id, search_words from talent_subtypes
    )
    select entries.*, coalesce(uses.count, 0) as uses from entries left join uses using (id) order by name, id`)
  return entryRow.array().parse(rows)
}

/** Locks an entry and returns it, or undefined. */
export async function lockEntry(
  list: ListName,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const table = tables[list]
  const [row] = await db()
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return row
}

/** Returns whether another entry of the list has this name, in any case; of a niche, within its type. */
export async function isNameTaken(
  list: ListName,
  { id, name, typeId }: { id: string; name: string; typeId: string | null },
): Promise<boolean> {
  const table = tables[list]
  const ofType = list === 'talentSubtypes' && typeId ? eq(talentSubtypes.typeId, typeId) : undefined
  const rows = await db()
    .select({ id: table.id })
    .from(table)
    .where(and(sql`lower(${table.name}) = lower(${name})`, ne(table.id, id), ofType))
    .limit(1)
  return rows.length > 0
}

/** Returns the talent type of a niche, or null. */
export async function typeOfNiche(id: string): Promise<string | null> {
  const [row] = await db()
    .select({ typeId: talentSubtypes.typeId })
    .from(talentSubtypes)
    .where(eq(talentSubtypes.id, id))
  return row?.typeId ?? null
}

interface Entry {
  id: string
  name: string
  /** The talent type of a niche; null in other lists. */
  typeId: string | null
  /** The other words of a niche or an industry; undefined to keep them, and in other lists. */
  searchWords: string | undefined
}

/** Queues a new entry; of a niche with its type, and with the other words of a niche or an industry. */
export async function createEntry(list: ListName, { id, name, typeId, searchWords }: Entry): Promise<void> {
  if (list === 'talentTypes') await queueWrite(db().insert(talentTypes).values({ id, name }))
  else if (list === 'industries') await queueWrite(db().insert(industries).values({ id, name, searchWords }))
  else if (typeId) await queueWrite(db().insert(talentSubtypes).values({ id, name, typeId, searchWords }))
}

/** Queues the new name of an entry, and the other words of a niche or an industry. */
export async function changeEntry(list: ListName, { id, name, searchWords }: Entry): Promise<void> {
  const table = tables[list]
  const change = list !== 'talentTypes' && searchWords !== undefined ? { name, searchWords } : { name }
  await queueWrite(db().update(table).set(change).where(eq(table.id, id)))
}

/** Queues the removal of an entry. */
export async function deleteEntry(list: ListName, id: string): Promise<void> {
  const table = tables[list]
  await queueWrite(db().delete(table).where(eq(table.id, id)))
}
