import { fail } from '@marquee/contract/errors'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { plannedForValues } from '../../platform/database/named-client.ts'
import { afterCursor, decodePageCursor } from '../../platform/database/pagination.ts'
import { port } from '../../platform/port.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import type { StoredAccount } from './social-accounts.ts'
import { talentSubtypes, talents, talentTypes } from './talents.tables.ts'

export type Talent = typeof talents.$inferSelect

/** Who shares work with a talent and so reads their profile while they are suspended; implemented by conversations. */
export const sharedWork = port<{
  /** Returns the condition, in a statement on `talents`, that the reader shares work with the talent or represents them. */
  conditionFor(readerId: string): SQL
}>('sharedWork')

/** The names of a talent’s niches, sorted. */
export const nicheNames = sql<
  string[]
>`array(select name from talent_subtypes where id = any(${talents.subtypeIds}) order by name)`

/** The columns of a talent's card; stores of later modules select them beside their own. */
export const talentCardColumns = {
  id: talents.id,
  slug: talents.slug,
  displayName: talents.displayName,
  headline: talents.headline,
  city: talents.city,
  country: talents.country,
  typeId: talents.typeId,
  followers: talents.followers,
  minFee: talents.minFee,
  feeCurrency: talents.feeCurrency,
  avatarUrl: talents.avatarUrl,
  coverUrl: talents.coverUrl,
}

/** A page is open while its talent wants it, has an account, and is neither suspended nor removed nor erased. */
export const hasOpenPage = and(
  sql`is_page_public`,
  isNotNull(talents.accountId),
  isNull(talents.suspendedAt),
  isNull(talents.removedAt),
  isNull(talents.erasedAt),
)

export async function listTypes(): Promise<{ id: string; name: string }[]> {
  return db().select().from(talentTypes).orderBy(asc(talentTypes.name))
}

export async function listSubtypes(typeId?: string): Promise<{ id: string; typeId: string; name: string }[]> {
  return db()
    .select()
    .from(talentSubtypes)
    .where(typeId ? eq(talentSubtypes.typeId, typeId) : undefined)
    .orderBy(asc(talentSubtypes.name))
}

/** The condition that a reader may read a talent: visitors open pages only, and everybody else where no block is between them. */
const mayRead = (readerId: string | null): SQL | undefined =>
  readerId === null ? hasOpenPage : mayMeet(sql`${readerId}::uuid`, talents.id)

/** The condition that a talent is not suspended, or is the reader, or shares work with them. */
const isShownTo = (readerId: string | null): SQL | undefined =>
  readerId === null
    ? isNull(talents.suspendedAt)
    : or(isNull(talents.suspendedAt), eq(talents.id, readerId), sharedWork.get().conditionFor(readerId))

/** Returns the talent for a reader, null for a visitor; undefined when there is none that the reader may read. */
export async function findTalentFor(id: string, readerId: string | null): Promise<Talent | undefined> {
  const [row] = await db()
    .select()
    .from(talents)
    .where(and(eq(talents.id, id), mayRead(readerId), isShownTo(readerId)))
  return row
}

/** Returns those of these talents who are suspended, and of whom the reader, null for a visitor, therefore reads nothing. */
export async function listHiddenAmong(ids: readonly string[], readerId: string | null): Promise<Set<string>> {
  const rows = await db()
    .select({ id: talents.id })
    .from(talents)
    .where(and(inArray(talents.id, [...ids]), sql`not (${isShownTo(readerId)})`))
  return new Set(rows.map(({ id }) => id))
}

/** Creates a talent and returns the row. */
export async function createTalent(values: typeof talents.$inferInsert): Promise<Talent> {
  const [row] = await db().insert(talents).values(values).returning()
  return row ?? fail('internal')
}

/** Returns a talent by their id, or undefined. */
export async function loadTalent(id: string): Promise<Talent | undefined> {
  const [row] = await db().select().from(talents).where(eq(talents.id, id))
  return row
}

/** Columns of a talent to save; undefined ones do not change. */
export type TalentChanges = Partial<typeof talents.$inferInsert>

/**
 * Returns the changes of a row. The time of the audience changes only where it differs from the saved one. A suspended talent
 * who chooses to be found is found once the suspension ends.
 */
function changesOf({ isListed, ...changes }: TalentChanges) {
  const { audience, socialsAt } = changes
  const listed = isListed !== undefined && {
    isListed: sql`${isListed}::boolean and ${talents.suspendedAt} is null`,
    wasListed: isListed,
  }
  if (!socialsAt || !audience) return { ...changes, ...listed }
  const differs = sql`${talents.audience} <> ${JSON.stringify(audience)}::jsonb`
  return {
    ...changes,
    ...listed,
    socialsAt: sql`case when ${differs} then ${socialsAt} else ${talents.socialsAt} end`,
  }
}

/**
 * Queues the followers of an account that were read from it or seen by an operator on a day, and their sum; does nothing
 * where the talent no longer has the account. `handle` is in its normal form.
 */
export async function saveMeasuredFollowers(
  talentId: string,
  account: { platform: string; handle: string },
  { followers, source, on }: Required<Pick<StoredAccount, 'followers' | 'source' | 'on'>>,
): Promise<void> {
  const measured = JSON.stringify({ followers, source, on })
  const accounts = sql`(select coalesce(jsonb_agg(case
    when each ->> 'platform' = ${account.platform}
      and lower(regexp_replace(trim(each ->> 'handle'), '^@', '')) = ${account.handle}
    then each || ${measured}::jsonb else each end order by no), '[]')
    from jsonb_array_elements(${talents.socials}) with ordinality as all_of_them (each, no))`
  await queueWrite(
    db()
      .update(talents)
      .set({
        socials: accounts,
        followers: sql`(select coalesce(sum((each ->> 'followers')::bigint), 0) from jsonb_array_elements(${accounts}) each)`,
      })
      .where(eq(talents.id, talentId)),
  )
}

/** Queues changes of a talent. */
export async function updateTalent(id: string, changes: TalentChanges): Promise<void> {
  await queueWrite(db().update(talents).set(changesOf(changes)).where(eq(talents.id, id)))
}

/** Changes a talent at once and returns the row as saved; undefined for an unknown id. */
export async function updateAndReturnTalent(id: string, changes: TalentChanges): Promise<Talent | undefined> {
  const [row] = await db().update(talents).set(changesOf(changes)).where(eq(talents.id, id)).returning()
  return row
}

export async function countCompletedDeal(id: string): Promise<void> {
  await queueWrite(
    db()
      .update(talents)
      .set({ completedDeals: sql`${talents.completedDeals} + 1` })
      .where(eq(talents.id, id)),
  )
}

/**
 * Lists talents who chose to be found, newest first; one row more than `limit` shows that there is a next
 * page.
 */
export async function listTalents(
  filter: { typeId?: string; country?: string },
  page: { cursor?: string; limit: number },
  readerId: string | null,
) {
  return db()
    .select({ ...talentCardColumns, createdAt: talents.createdAt })
    .from(talents)
    .where(
      and(
        sql`is_listed`,
        mayRead(readerId),
        isNull(talents.removedAt),
        filter.typeId ? eq(talents.typeId, filter.typeId) : undefined,
        filter.country ? eq(talents.country, filter.country) : undefined,
        filter.typeId || filter.country ? plannedForValues : undefined,
        afterCursor([talents.createdAt, talents.id], decodePageCursor(page.cursor)),
      ),
    )
    .orderBy(desc(talents.createdAt), desc(talents.id))
    .limit(page.limit + 1)
}

/** Returns the condition that a brand finds a talent: listed, not hidden by a decision, and no block between them. */
export function isFoundBy(brandId: string | SQL): SQL {
  return sql`${talents.isListed} and ${talents.removedAt} is null and ${mayMeet(sql`${brandId}::uuid`, talents.id)}`
}

/** Returns the cards of these talents, by name. */
export async function listTalentsByName(ids: readonly string[]) {
  if (ids.length === 0) return []
  return db()
    .select(talentCardColumns)
    .from(talents)
    .where(inArray(talents.id, [...ids]))
    .orderBy(asc(talents.displayName), asc(talents.id))
}

/** Queues that nobody finds the talent of a suspended account; does nothing for accounts of other roles. */
export async function hideTalent(accountId: string, now: Date): Promise<void> {
  await queueWrite(db().update(talents).set(hiddenSince(now)).where(eq(talents.accountId, accountId)))
}

/** Queues that the talent of an account that is active again is found as before. */
export async function showTalent(accountId: string): Promise<void> {
  await queueWrite(db().update(talents).set(shownAgain).where(eq(talents.accountId, accountId)))
}

/** Queues that nobody finds those of these talents who have no account and are not hidden yet. */
export async function hideManagedTalents(ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await queueWrite(
    db()
      .update(talents)
      .set(hiddenSince(now))
      .where(and(isManagedAmong(ids), isNull(talents.suspendedAt))),
  )
}

/** Queues that those of these talents who have no account are found as before. */
export async function showManagedTalents(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queueWrite(
    db()
      .update(talents)
      .set(shownAgain)
      .where(and(isManagedAmong(ids), isNotNull(talents.suspendedAt))),
  )
}

const hiddenSince = (now: Date) => ({ suspendedAt: now, wasListed: talents.isListed, isListed: false })
const shownAgain = { suspendedAt: null, isListed: talents.wasListed }
const isManagedAmong = (ids: readonly string[]): SQL | undefined =>
  and(inArray(talents.id, [...ids]), isNull(talents.accountId))
