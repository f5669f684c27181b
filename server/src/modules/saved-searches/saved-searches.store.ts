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
export async function createSearch(
  values: Omit<typeof savedSearches.$inferInsert, 'countedBefore' | 'awaitedIds'>,
): Promise<SavedSearchRow> {
  const countedBefore = values.countedUntil ? momentsOf(values.countedUntil) : '{}'
  const [row] = await db()
    .insert(savedSearches)
    .values({ ...values, countedBefore })
    .returning()
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

/** Queues a change of a saved search. A new `countedUntil` is also one of the moments at which it was counted. */
export async function updateSearch(
  searchId: string,
  changes: Partial<Omit<SavedSearchRow, 'id' | 'accountId' | 'countedBefore'>>,
): Promise<void> {
  const { countedUntil } = changes
  const countedBefore =
    countedUntil && sql`${savedSearches.countedBefore} + ${momentsOf(countedUntil)}::tstzmultirange`
  await queueWrite(
    db()
      .update(savedSearches)
      .set({ ...changes, ...(countedBefore && { countedBefore }) })
      .where(eq(savedSearches.id, searchId)),
  )
}

/** Returns the set of moments that holds this one alone. */
function momentsOf(at: Date): string {
  return `{[${at.toISOString()},${at.toISOString()}]}`
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
