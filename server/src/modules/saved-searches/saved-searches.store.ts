import { and, asc, eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { savedSearches } from './saved-searches.tables.ts'

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** Lists the account’s saved searches by name. */
export async function listSearches(accountId: string): Promise<SavedSearchRow[]> {
  return db()
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id))
}

/** Lists the ids of the account’s saved searches, and whether each has this name, whatever its capitals. */
export async function listSearchNames(
  accountId: string,
  name: string,
): Promise<{ id: string; isSame: boolean }[]> {
  return db()
    .select({ id: savedSearches.id, isSame: sql<boolean>`lower(${savedSearches.name}) = lower(${name})` })
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
}

/** Creates a saved search and returns it. */
export async function createSearch(values: typeof savedSearches.$inferInsert): Promise<SavedSearchRow> {
  const [row] = await db().insert(savedSearches).values(values).returning()
  if (!row) throw new Error('The search was not saved')
  return row
}

/** Locks one of the account’s saved searches and returns it; undefined when there is none. */
export async function lockSearch(accountId: string, searchId: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db()
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.accountId, accountId)))
    .for('update')
  return row
}

/** Locks the account’s saved searches whose owner is told of new matches, oldest first, and returns them. */
export async function lockNotifiedSearches(accountId: string): Promise<SavedSearchRow[]> {
  return db()
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), eq(savedSearches.isNotified, true)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .for('update')
}

/** Queues a change of a saved search. */
export async function updateSearch(
  searchId: string,
  changes: Partial<Omit<SavedSearchRow, 'id' | 'accountId'>>,
): Promise<void> {
  await queueWrite(db().update(savedSearches).set(changes).where(eq(savedSearches.id, searchId)))
}

/** Queues the deletion of one of the account’s saved searches. */
export async function deleteSearch(accountId: string, searchId: string): Promise<void> {
  await queueWrite(
    db()
      .delete(savedSearches)
      .where(and(eq(savedSearches.id, searchId), eq(savedSearches.accountId, accountId))),
  )
}

/** Queues the deletion of all saved searches of an erased account. */
export async function deleteSearchesOf(accountId: string): Promise<void> {
  await queueWrite(db().delete(savedSearches).where(eq(savedSearches.accountId, accountId)))
}
