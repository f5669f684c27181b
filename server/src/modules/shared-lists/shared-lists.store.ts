import { MAX_SHARED_TALENTS } from '@marquee/contract/calls/shared-lists'
import { fail } from '@marquee/contract/errors'
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { favouriteListEntries, favouriteLists, favourites } from '../favourites/favourites.tables.ts'
import { countConfirmed } from '../guests/guests.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { priceColumns } from '../talents/prices.store.ts'
import { listedTalentColumns, MAX_PICTURES, portfolioPictures } from '../talents/search.store.ts'
import { hasOpenPage, isFoundBy } from '../talents/talents.store.ts'
import { talentSearchEntries as entries, talents } from '../talents/talents.tables.ts'
import { sharedListGuests as guests, listGuests, sharedLists } from './shared-lists.tables.ts'

export type SharedListRow = typeof sharedLists.$inferSelect

/** Creates a shared list and returns it. */
export async function createSharedList(values: typeof sharedLists.$inferInsert): Promise<SharedListRow> {
  const [row] = await db().insert(sharedLists).values(values).returning()
  return row ?? fail('internal')
}

/** Returns whether the brand has this list of favourites, and locks it against its deletion. */
export async function lockFavouriteList(brandId: string, listId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: favouriteLists.id })
    .from(favouriteLists)
    .where(and(eq(favouriteLists.id, listId), eq(favouriteLists.brandId, brandId)))
    .for('key share')
  return rows.length > 0
}

/**
 * Lists the shared lists of a brand that have not ended, newest first, with how many guests have confirmed their address. A list that a
 * decision about a report hides is among them.
 */
export async function listSharedLists(
  brandId: string,
  now: Date,
): Promise<(SharedListRow & { guests: number })[]> {
  return db()
    .select({
      ...getTableColumns(sharedLists),
      guests: countConfirmed(listGuests),
    })
    .from(sharedLists)
    .where(and(eq(sharedLists.brandId, brandId), gt(sharedLists.expiresAt, now)))
    .orderBy(desc(sharedLists.createdAt), desc(sharedLists.id))
}

/** Queues the end of one of the brand’s shared lists; an earlier end stays. */
export async function endSharedList(brandId: string, id: string, now: Date): Promise<void> {
  await queueWrite(
    db()
      .update(sharedLists)
      .set({ expiresAt: now })
      .where(and(eq(sharedLists.id, id), eq(sharedLists.brandId, brandId), gt(sharedLists.expiresAt, now))),
  )
}

/**
 * Finds the shared list of a link that works, with its brand; undefined also while the brand is suspended
 * or erased, and while a decision about a report hides the list.
 */
export async function findSharedList(tokenHash: string, now: Date) {
  const [row] = await db()
    .select({
      ...getTableColumns(sharedLists),
      companyName: brands.companyName,
      logoUrl: brands.logoUrl,
    })
    .from(sharedLists)
    .innerJoin(brands, eq(brands.id, sharedLists.brandId))
    .innerJoin(accounts, eq(accounts.id, sharedLists.brandId))
    .where(
      and(
        eq(sharedLists.tokenHash, tokenHash),
        gt(sharedLists.expiresAt, now),
        isNull(sharedLists.removedAt),
        eq(accounts.status, 'active'),
      ),
    )
  return row
}

/**
 * Lists the talents of a shared list whom its brand finds, by name, with what its search shows of them. Nothing that the brand has
 * written is read.
 */
export async function listSharedTalents(
  { brandId, listId }: Pick<SharedListRow, 'brandId' | 'listId'>,
  limit: number,
) {
  return db()
    .select({
      ...listedTalentColumns,
      ...priceColumns,
      rating: entries.rating,
      reviewCount: entries.reviewCount,
      socials: talents.socials,
      isPageOpen: sql<boolean>`${hasOpenPage}`,
      pictures: portfolioPictures
        .get()
        .columnFor(talents.id, { most: MAX_PICTURES.brands, withCaptions: false }),
    })
    .from(talents)
    .innerJoin(entries, eq(entries.talentId, talents.id))
    .where(and(isInList(brandId, listId), isFoundBy(brandId)))
    .orderBy(asc(talents.displayName), asc(talents.id))
    .limit(limit)
}

/** Returns whether a shared list shows this talent. */
export async function isShared(
  { brandId, listId }: Pick<SharedListRow, 'brandId' | 'listId'>,
  talentId: string,
): Promise<boolean> {
  const rows = await db()
    .select({ id: talents.id })
    .from(talents)
    .where(and(eq(talents.id, talentId), isInList(brandId, listId), isFoundBy(brandId)))
  return rows.length > 0
}

function isInList(brandId: string, listId: string | null): SQL {
  return listId === null
    ? sql`${talents.id} in (select ${favourites.talentId} from ${favourites} where ${favourites.brandId} = ${brandId})`
    : sql`${talents.id} in (select ${favouriteListEntries.talentId} from ${favouriteListEntries}
        where ${favouriteListEntries.listId} = ${listId} and ${favouriteListEntries.brandId} = ${brandId})`
}

/** The names of the talents whom the page of the shared list `s` shows, one a line. */
export const namesOnPage = sql`(
  select string_agg(display_name, E'\n' order by display_name, id) from (
    select ${talents.displayName}, ${talents.id} from ${talents}
    where ${talents.id} in (
        select talent_id from favourites where brand_id = s.brand_id and s.list_id is null
        union all select talent_id from favourite_list_entries where list_id = s.list_id and brand_id = s.brand_id)
      and ${isFoundBy(sql`s.brand_id`)}
    order by ${talents.displayName}, ${talents.id} limit ${sql.raw(String(MAX_SHARED_TALENTS))}) shown)`

/** Returns the condition that a shared list shows this list of the brand; all favourites without an id. */
export function showsList(brandId: string, listId: string | undefined): SQL | undefined {
  return and(
    eq(sharedLists.brandId, brandId),
    listId === undefined ? isNull(sharedLists.listId) : eq(sharedLists.listId, listId),
  )
}

/** Deletes the shared lists of an erased brand, with their guests and votes. */
export async function deleteSharedListsOf(brandId: string): Promise<void> {
  await queueWrite(db().delete(sharedLists).where(eq(sharedLists.brandId, brandId)))
}

/** Shared lists, from their end. */
export const agingSharedLists: AgingRows = { table: sharedLists, from: sharedLists.expiresAt }

/** The condition that a guest has confirmed their address. */
export const isConfirmed = isNotNull(guests.tokenHash)
