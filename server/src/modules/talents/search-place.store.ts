import { HALF_OF_DEALS, JOINED_DAYS } from '@marquee/contract/rules/ranking'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { priceColumns } from './prices.store.ts'
import { isNewcomerOn, matchesToRank, points, relevance, textScore, withNewcomers } from './ranking.store.ts'
import { conditionsOf, isFreeOn, type Search, type Wanted, wordsOf } from './search-conditions.store.ts'
import { talentSearchEntries as entries } from './talents.tables.ts'

/**
 * Returns how many talents a search with words finds, at most as many as are ordered, and the place of one of them, null for
 * others. The order is that of the first page of a brand on `day`.
 */
export async function findPlace(
  { wanted, words, comparison, readerId }: Search,
  talentId: string,
  day: string,
): Promise<{ total: number; place: number | null; isNewcomer: boolean }> {
  const conditions = conditionsOf(wanted)
  const found = matchesToRank({ words: wordsOf(words, comparison), comparison, conditions, readerId, day })
  // Without words every talent has the same relevance, and the newest come first.
  const rank =
    words.length > 0
      ? relevance(wordsOf(words, comparison), comparison, day)
      : sql`floor(extract(epoch from found.listed_at) * 1000)::bigint`
  const isNewcomer = words.length > 0 ? isNewcomerOn(day) : sql`false`
  const ranked = withNewcomers(
    db(),
    sql`select found.talent_id as id, ${rank} as rank, ${isNewcomer} as is_newcomer from (${found}) found`,
    day,
  )
  const placed = db()
    .select({
      id: ranked.id,
      isNewcomer: ranked.isNewcomer,
      place: sql<number>`row_number() over (order by ${ranked.rank} desc, ${ranked.id} desc)`.as('own_place'),
    })
    .from(ranked)
    .as('placed')
  const [row] = await db()
    .select({
      total: sql<number>`count(*)::int`,
      place: sql<number | null>`(max(${placed.place}) filter (where ${placed.id} = ${talentId}))::int`,
      isNewcomer: sql<boolean>`coalesce(bool_or(${placed.isNewcomer}) filter (where ${placed.id} = ${talentId}), false)`,
    })
    .from(placed)
  return row ?? { total: 0, place: null, isNewcomer: false }
}

/** The part of a document in which a word is, the weightiest first; null for a word that is in none. */
export type WordPart = 'A' | 'B' | 'C' | 'D' | null

/** Returns what decides where a talent appears; undefined for one who cannot be found. `points` are the parts of the relevance. */
export async function loadDecidingFacts(
  { words, comparison }: Pick<Search, 'words' | 'comparison'>,
  talentId: string,
  day: string,
) {
  const query = sql`(plainto_tsquery('english', word) || to_tsquery('simple', case when length(word) < 3 then word else word || ':*' end))`
  const score = (part: SQL) => sql<number>`round((${part})::numeric, 1)::float8`
  const [row] = await db()
    .select({
      typeId: entries.typeId,
      subtypeIds: entries.subtypeIds,
      platforms: entries.platforms,
      languages: entries.languages,
      country: entries.country,
      city: entries.city,
      followers: entries.followers,
      ...priceColumns,
      takesGifted: entries.takesGifted,
      engagementBps: entries.engagementBps,
      rating: entries.rating,
      isVerified: entries.isVerified,
      replyHours: entries.replyHours,
      completedDeals: entries.completedDeals,
      wordParts: sql<WordPart[]>`array(select case
        when ts_filter(found.document, '{a}') @@ ${query} then 'A' when ts_filter(found.document, '{b}') @@ ${query} then 'B'
        when ts_filter(found.document, '{c}') @@ ${query} then 'C' when ts_filter(found.document, '{d}') @@ ${query} then 'D' end
        from unnest(${sql.param(words)}::text[]) with ordinality asked (word, no) order by no)`,
      points: {
        words:
          words.length > 0
            ? score(sql`${points.words} * ${textScore(wordsOf(words, comparison), comparison)}`)
            : sql<number>`0::float8`,
        deals: score(
          sql`${points.deals} * found.completed_deals / (found.completed_deals + ${sql.raw(String(HALF_OF_DEALS))}.0)`,
        ),
        joined:
          score(sql`${points.joined} * exp(least(0, extract(epoch from found.joined_at - ${day}::timestamptz))
          / ${sql.raw(String(JOINED_DAYS * 86_400))}.0)`),
      },
    })
    .from(entries)
    .innerJoin(sql`${entries} found`, sql`found.talent_id = ${entries.talentId}`)
    .where(eq(entries.talentId, talentId))
  return row
}

/** Returns whether a talent has no time off on the days of a search. */
export async function isFree(talentId: string, { freeFrom, freeTo }: Wanted): Promise<boolean> {
  const rows = await db()
    .select({ id: entries.talentId })
    .from(entries)
    .where(and(eq(entries.talentId, talentId), isFreeOn(freeFrom, freeTo)))
  return rows.length > 0
}
