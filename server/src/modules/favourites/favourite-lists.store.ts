import type { FavouriteList } from '@marquee/contract/calls/favourites'
import { and, asc, eq, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import { isFoundBy } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { favouriteListEntries as entries, favouriteLists } from './favourites.tables.ts'

/** Locks a brand, so that only one request at a time changes how many lists it has. */
export async function lockBrand(brandId: string): Promise<void> {
  await db().select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update')
}

/** Lists the brand’s lists by name, with how many of their talents it finds. */
export async function listLists(brandId: string): Promise<FavouriteList[]> {
  return db()
    .select({
      id: favouriteLists.id,
      name: favouriteLists.name,
      count: sql<number>`count(${talents.id})::int`,
    })
    .from(favouriteLists)
    .leftJoin(entries, eq(entries.listId, favouriteLists.id))
    .leftJoin(talents, and(eq(talents.id, entries.talentId), isFoundBy(brandId)))
    .where(eq(favouriteLists.brandId, brandId))
    .groupBy(favouriteLists.id)
    .orderBy(asc(sql`lower(${favouriteLists.name})`), asc(favouriteLists.id))
}

/** Lists the ids of the brand’s lists, and whether each has this name, whatever its capitals. */
export async function listNames(brandId: string, name: string): Promise<{ id: string; isSame: boolean }[]> {
  return db()
    .select({ id: favouriteLists.id, isSame: sql<boolean>`lower(${favouriteLists.name}) = lower(${name})` })
    .from(favouriteLists)
    .where(eq(favouriteLists.brandId, brandId))
}

/** Creates a list and returns its id. */
export async function createList(brandId: string, name: string, now: Date): Promise<string> {
  const [row] = await db()
    .insert(favouriteLists)
    .values({ brandId, name, createdAt: now })
    .returning({ id: favouriteLists.id })
  if (!row) throw new Error('The list was not created')
  return row.id
}

/** Renames one of the brand’s lists, and returns whether there is one. */
export async function renameList(brandId: string, listId: string, name: string): Promise<boolean> {
  const rows = await db()
    .update(favouriteLists)
    .set({ name })
    .where(and(eq(favouriteLists.id, listId), eq(favouriteLists.brandId, brandId)))
    .returning({ id: favouriteLists.id })
  return rows.length > 0
}

/** Deletes one of the brand’s lists with its entries. */
export async function deleteList(brandId: string, listId: string): Promise<void> {
  await db()
    .delete(favouriteLists)
    .where(and(eq(favouriteLists.id, listId), eq(favouriteLists.brandId, brandId)))
}
