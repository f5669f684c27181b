import type { FavouriteMark } from '@marquee/contract/calls/favourites'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { decodePageCursor } from '../../platform/database/pagination.ts'
import { listedTalentColumns } from '../talents/search.store.ts'
import { isFoundBy } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { favouriteListEntries as entries, favouriteLists, favourites } from './favourites.tables.ts'

/** A talent and the brand that keeps them. */
interface Pair {
  brandId: string
  talentId: string
}

const isPair = ({ brandId, talentId }: Pair): SQL =>
  sql`${favourites.brandId} = ${brandId} and ${favourites.talentId} = ${talentId}`

/** Locks one of the brand’s lists against its deletion; false when the brand has no such list. */
export async function lockListOf(brandId: string, listId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: favouriteLists.id })
    .from(favouriteLists)
    .where(and(eq(favouriteLists.id, listId), eq(favouriteLists.brandId, brandId)))
    .for('key share')
  return rows.length > 0
}

/**
 * Queues that a talent is a favourite, and in this list. A favourite that exists is locked, so that it cannot be removed
 * before its entry of the list is there.
 */
export async function addFavourite(
  { brandId, talentId }: Pair,
  listId: string | undefined,
  now: Date,
): Promise<void> {
  await queueWrite(
    db()
      .insert(favourites)
      .values({ brandId, talentId, createdAt: now })
      .onConflictDoUpdate({
        target: [favourites.brandId, favourites.talentId],
        set: { note: sql`${favourites.note}` },
      }),
  )
  if (!listId) return
  await queueWrite(
    db().insert(entries).values({ listId, brandId, talentId, createdAt: now }).onConflictDoNothing(),
  )
}

/** Queues that a talent leaves one list, or without one all of them and the favourites. */
export async function removeFavourite(pair: Pair, listId: string | undefined): Promise<void> {
  if (!listId) {
    await queueWrite(db().delete(favourites).where(isPair(pair)))
    return
  }
  await queueWrite(
    db()
      .delete(entries)
      .where(
        and(
          eq(entries.listId, listId),
          eq(entries.brandId, pair.brandId),
          eq(entries.talentId, pair.talentId),
        ),
      ),
  )
}

/** Returns the lists of a favourite, by name; undefined when the talent is none. */
export async function findListIds(pair: Pair): Promise<string[] | undefined> {
  const rows = await db()
    .select({ listId: favouriteLists.id })
    .from(favourites)
    .leftJoin(
      entries,
      and(eq(entries.brandId, favourites.brandId), eq(entries.talentId, favourites.talentId)),
    )
    .leftJoin(favouriteLists, eq(favouriteLists.id, entries.listId))
    .where(isPair(pair))
    .orderBy(asc(sql`lower(${favouriteLists.name})`), asc(favouriteLists.id))
  return rows.length === 0 ? undefined : rows.flatMap(({ listId }) => listId ?? [])
}

/** Saves the note about a favourite, and returns whether the talent is one. */
export async function updateNote(pair: Pair, note: string): Promise<boolean> {
  const rows = await db()
    .update(favourites)
    .set({ note })
    .where(isPair(pair))
    .returning({ talentId: favourites.talentId })
  return rows.length > 0
}

const findAmong = compiled((on, input: { brandId: string; talentIds: readonly string[] }) =>
  on
    .select({
      talentId: favourites.talentId,
      hasNote: sql<boolean>`${favourites.note} <> ''`,
      lists: sql<number>`count(${entries.listId})::int`,
    })
    .from(favourites)
    .leftJoin(
      entries,
      and(eq(entries.brandId, favourites.brandId), eq(entries.talentId, favourites.talentId)),
    )
    .where(and(eq(favourites.brandId, input.brandId), sql`${favourites.talentId} = any(${input.talentIds})`))
    .groupBy(favourites.brandId, favourites.talentId),
)

/** Returns those of the talents who are favourites of the brand, and what it keeps about each. */
export async function listFavouritesAmong(
  brandId: string,
  talentIds: readonly string[],
): Promise<FavouriteMark[]> {
  return findAmong({ brandId, talentIds })
}

const listIds = sql<string[]>`array(select ${entries.listId} from ${entries}
  join ${favouriteLists} on ${favouriteLists.id} = ${entries.listId}
  where ${entries.brandId} = ${favourites.brandId} and ${entries.talentId} = ${favourites.talentId}
  order by lower(${favouriteLists.name}), ${favouriteLists.id})`

/**
 * Lists the favourites of a brand whom it finds, or those of one of its lists, newest in it first; one row more than the
 * limit.
 */
export async function listFavourites(
  { brandId, listId }: { brandId: string; listId: string | undefined },
  page: { cursor?: string; limit: number },
) {
  const listed = listId ? entriesOf(brandId, listId) : favouritesOf(brandId)
  const { at, id } = decodePageCursor(page.cursor)
  return db()
    .select({ ...listedTalentColumns, note: favourites.note, listIds, addedAt: listed.addedAt })
    .from(listed)
    .innerJoin(favourites, and(eq(favourites.brandId, brandId), eq(favourites.talentId, listed.talentId)))
    .innerJoin(talents, eq(talents.id, listed.talentId))
    .where(
      and(
        isFoundBy(brandId),
        at && id
          ? sql`(${listed.addedAt}, ${listed.talentId}) < (${at}::timestamptz, ${id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(listed.addedAt), desc(listed.talentId))
    .limit(page.limit + 1)
}

function favouritesOf(brandId: string) {
  return db()
    .select({
      talentId: sql<string>`${favourites.talentId}`.as('listed_id'),
      addedAt: sql<Date>`${favourites.createdAt}`.mapWith(favourites.createdAt).as('added_at'),
    })
    .from(favourites)
    .where(eq(favourites.brandId, brandId))
    .as('listed')
}

function entriesOf(brandId: string, listId: string) {
  return db()
    .select({
      talentId: sql<string>`${entries.talentId}`.as('listed_id'),
      addedAt: sql<Date>`${entries.createdAt}`.mapWith(entries.createdAt).as('added_at'),
    })
    .from(entries)
    .where(and(eq(entries.listId, listId), eq(entries.brandId, brandId)))
    .as('listed')
}

/** Counts the favourites whom the brand finds. */
export async function countFavourites(brandId: string): Promise<number> {
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(favourites)
    .innerJoin(talents, eq(talents.id, favourites.talentId))
    .where(and(eq(favourites.brandId, brandId), isFoundBy(brandId)))
  return row?.count ?? 0
}

/** Deletes what an erased brand kept, and what brands kept about an erased talent. */
export async function deleteFavouritesOf(accountId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(favourites)
      .where(or(eq(favourites.brandId, accountId), eq(favourites.talentId, accountId))),
  )
  await queueWrite(db().delete(favouriteLists).where(eq(favouriteLists.brandId, accountId)))
}
