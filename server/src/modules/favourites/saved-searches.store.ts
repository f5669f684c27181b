import { and, asc, eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { savedSearches } from './favourites.tables.ts'

export type SavedSearchRow = Omit<typeof savedSearches.$inferSelect, 'brandId'>

const columns = {
  id: savedSearches.id,
  name: savedSearches.name,
  search: savedSearches.search,
  createdAt: savedSearches.createdAt,
}

/** Lists the brand’s saved searches by name. */
export async function listSearches(brandId: string): Promise<SavedSearchRow[]> {
  return db()
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.brandId, brandId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id))
}

/** Lists the ids of the brand’s saved searches, and whether each has this name, whatever its capitals. */
export async function listSearchNames(
  brandId: string,
  name: string,
): Promise<{ id: string; isSame: boolean }[]> {
  return db()
    .select({ id: savedSearches.id, isSame: sql<boolean>`lower(${savedSearches.name}) = lower(${name})` })
    .from(savedSearches)
    .where(eq(savedSearches.brandId, brandId))
}

/** Creates a saved search and returns it. */
export async function createSearch(values: typeof savedSearches.$inferInsert): Promise<SavedSearchRow> {
  const [row] = await db().insert(savedSearches).values(values).returning(columns)
  if (!row) throw new Error('The search was not saved')
  return row
}

/** Queues the deletion of one of the brand’s saved searches. */
export async function deleteSearch(brandId: string, searchId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, searchId), eq(savedSearches.brandId, brandId))),
  )
}

/** Queues the deletion of all saved searches of an erased brand. */
export async function deleteSearchesOf(brandId: string): Promise<void> {
  await queueWrite(db().delete(savedSearches).where(eq(savedSearches.brandId, brandId)))
}
