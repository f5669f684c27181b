import type { CallInput } from '@marquee/contract/call'
import { MAX_COUNTED_TALENTS, type searchCalls } from '@marquee/contract/calls/search'
import { HALF_OF_DEALS, JOINED_DAYS, newcomers, rankingParts } from '@marquee/contract/rules/ranking'
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { plannedForValues } from '../../platform/database/named-client.ts'
import type { SearchPosition } from '../../platform/database/pagination.ts'
import { foldText } from '../../platform/database/search-words.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import { talentCardColumns } from './talents.store.ts'
import { talentSearchEntries as entries, talents } from './talents.tables.ts'

export type Wanted = CallInput<typeof searchCalls.talentSearchChoices>

/** How words are compared: as they are, or by their trigrams, so that a letter may be wrong. */
export type Comparison = 'exact' | 'similar'

/** Of more matches than these, relevance orders only so many; the others do not appear. */
const MAX_RANKED = 2_000
/** The weights of the parts D to A of a document. */
const partWeights = sql.raw(`'{0.1, 0.3, 0.7, 1.0}'`)

/** The query for the words: each in its English stem, or as the beginning of a word from three letters on. */
function queryOf(words: readonly string[]): SQL {
  const each = words.map((word) => {
    const asTyped = word.length < 3 ? word : `${word}:*`
    return sql`(plainto_tsquery('english', ${word}) || to_tsquery('simple', ${asTyped}))`
  })
  return sql.join(each, sql` && `)
}

function matches(words: readonly string[], comparison: Comparison): SQL | undefined {
  if (words.length === 0) return undefined
  if (comparison === 'exact') return sql`${entries.document} @@ (${queryOf(words)})`
  return and(...words.map((word) => sql`${word} <% ${entries.words}`))
}

/** How well the words match, from 0 to 1. */
function textScore(words: readonly string[], comparison: Comparison): SQL {
  if (comparison === 'exact')
    return sql`least(1, ts_rank(${partWeights}, found.document, ${queryOf(words)}, 1))`
  const each = words.map((word) => sql`word_similarity(${word}, found.words)`)
  return sql`(${sql.join(each, sql` + `)}) / ${words.length}`
}

const points = {
  words: sql.raw(String(rankingParts.words.points)),
  deals: sql.raw(String(rankingParts.deals.points)),
  joined: sql.raw(String(rankingParts.joined.points)),
}

/** The published order of relevance (`rankingParts`), in parts of 10,000 of a point. */
function relevance(words: readonly string[], comparison: Comparison, day: string): SQL {
  return sql`round(10000 * (
    ${points.words} * ${textScore(words, comparison)}
    + ${points.deals} * found.completed_deals / (found.completed_deals + ${sql.raw(String(HALF_OF_DEALS))}.0)
    + ${points.joined} * exp(least(0, extract(epoch from found.joined_at - ${day}::timestamptz))
      / ${sql.raw(String(JOINED_DAYS * 86_400))}.0)))::integer`
}

/** The condition of everything that is asked for besides the words, for a reader. */
function filters(wanted: Wanted, readerId: string): SQL | undefined {
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo, priceTo } = wanted
  const { starsFrom, only, freeFrom, freeTo, answersWithin } = wanted
  return and(
    plannedForValues,
    mayMeet(sql`${readerId}::uuid`, entries.talentId),
    typeId ? eq(entries.typeId, typeId) : undefined,
    subtypeId ? sql`${entries.subtypeIds} @> array[${subtypeId}::uuid]` : undefined,
    platform ? sql`${entries.platforms} @> array[${platform}::text]` : undefined,
    language ? sql`${entries.languages} @> array[${foldText(language)}::text]` : undefined,
    country ? eq(entries.country, country) : undefined,
    city ? eq(entries.city, foldText(city)) : undefined,
    followersFrom === undefined ? undefined : gte(entries.followers, followersFrom),
    followersTo === undefined ? undefined : lte(entries.followers, followersTo),
    priceTo === undefined ? undefined : lte(entries.price, priceTo),
    starsFrom === undefined ? undefined : gte(entries.rating, starsFrom * 10),
    isFreeOn(freeFrom, freeTo),
    answersWithin === undefined ? undefined : lte(entries.replyHours, answersWithin),
    only === 'verified' ? sql`${entries.isVerified}` : undefined,
  )
}

/** The condition that a talent has no time off on these days, in whichever order; one alone is a single day. */
function isFreeOn(from: string | undefined, to: string | undefined): SQL | undefined {
  const [first, last] = [from ?? to, to ?? from]
  if (!first || !last) return undefined
  return sql`not ${entries.timeOff} && daterange(least(${first}::date, ${last}::date), greatest(${first}::date, ${last}::date), '[]')`
}

/** The columns of a talent as a search lists them; stores of later modules select them beside their own. */
export const listedTalentColumns = {
  ...talentCardColumns,
  completedDeals: talents.completedDeals,
  subtypes: sql<
    string[]
  >`array(select name from talent_subtypes where id = any(${talents.subtypeIds}) order by name)`,
}

const shown = {
  ...listedTalentColumns,
  rating: entries.rating,
  isVerified: entries.isVerified,
  replyHours: entries.replyHours,
  languages: talents.languages,
  socials: talents.socials,
  typeName: sql<string | null>`(select name from talent_types where id = ${talents.typeId})`,
}

/** Those of the words that the description contains. */
const mentioned = (words: readonly string[]) =>
  words.length === 0
    ? sql<string[]>`'{}'::text[]`
    : sql<
        string[]
      >`array(select word from unnest(${sql.param(words)}::text[]) word where ts_filter(${entries.document}, '{d}') @@ plainto_tsquery('english', word))`

/**
 * Lists the talents that match words, most relevant first, one more than `limit`. Equal ranks are ordered by id. `day` is
 * the start of the reader's first page, so that ranks do not change between pages.
 */
export async function listByRelevance(
  { wanted, words, comparison, readerId }: Search,
  page: { position: SearchPosition | undefined; limit: number; day: string },
) {
  const found = db()
    .select({
      talentId: entries.talentId,
      document: entries.document,
      words: entries.words,
      completedDeals: entries.completedDeals,
      joinedAt: entries.joinedAt,
    })
    .from(entries)
    .where(and(matches(words, comparison), filters(wanted, readerId)))
    .limit(MAX_RANKED)
  const { position } = page
  const ranked = withNewcomers(
    sql`select found.talent_id as id, ${relevance(words, comparison, page.day)} as rank,
      found.joined_at > ${page.day}::timestamptz - make_interval(days => ${newcomers.days})
        and found.completed_deals < ${newcomers.deals} as is_newcomer
      from (${found}) found`,
    page.day,
  )
  return db()
    .select({
      ...shown,
      joinedAt: entries.joinedAt,
      mentioned: mentioned(words),
      rank: ranked.rank,
      isNewcomer: ranked.isNewcomer,
    })
    .from(ranked)
    .innerJoin(talents, eq(talents.id, ranked.id))
    .innerJoin(entries, eq(entries.talentId, ranked.id))
    .where(position && sql`(${ranked.rank}, ${ranked.id}) < (${position.rank}::bigint, ${position.id}::uuid)`)
    .orderBy(desc(ranked.rank), desc(ranked.id))
    .limit(page.limit + 1)
}

/**
 * Returns ranked talents (id, rank, is_newcomer) with newcomers moved to their places: a drawn one ranks just above the
 * talent at that place. `isNewcomer` is true for those who were moved.
 */
function withNewcomers(ranked: SQL, day: string) {
  const placed = sql`select *, row_number() over (order by rank desc, id desc) as place from (${ranked}) ranked`
  const drawn = sql`select *,
      count(*) filter (where is_newcomer and place <= ${newcomers.ofFirst}) over () as newcomers,
      row_number() over (partition by is_newcomer and place > ${newcomers.ofFirst} order by md5(id::text || ${day})) as draw
    from (${placed}) placed`
  const moved = sql`is_newcomer and place > ${newcomers.ofFirst} and draw <= ${newcomers.places.length} - newcomers`
  const rankAt = sql.join(
    newcomers.places.map(
      (place, index) => sql`when ${index + 1} then max(rank) filter (where place = ${place}) over () + 1`,
    ),
    sql` `,
  )
  return db()
    .select({
      id: sql<string>`id`.as('found_id'),
      rank: sql<number>`case when ${moved} then case draw ${rankAt} end else rank end`.as('rank'),
      isNewcomer: sql<boolean>`${moved}`.as('is_newcomer_moved'),
    })
    .from(sql`(${drawn}) drawn`)
    .as('ranked')
}

export interface Search {
  wanted: Wanted
  words: readonly string[]
  comparison: Comparison
  readerId: string
}

const orders = {
  newest: {
    column: sql`floor(extract(epoch from ${entries.joinedAt}) * 1000)`,
    by: [desc(entries.joinedAt), desc(entries.talentId)],
  },
  followers: { column: entries.followers, by: [desc(entries.followers), desc(entries.talentId)] },
  price: { column: entries.price, by: [asc(entries.price), asc(entries.talentId)] },
  rating: { column: entries.rating, by: [desc(entries.rating), desc(entries.talentId)] },
} as const

/** Lists the talents that match, in another order than relevance, one more than `limit`. */
export async function listInOrder(
  { wanted, words, comparison, readerId }: Search,
  page: { sort: keyof typeof orders; position: SearchPosition | undefined; limit: number },
) {
  const { sort, position, limit } = page
  const { column, by } = orders[sort]
  return db()
    .select({
      ...shown,
      joinedAt: entries.joinedAt,
      mentioned: mentioned(words),
      rank: sql<number>`${column}::float8`,
      isNewcomer: sql<boolean>`false`,
    })
    .from(entries)
    .innerJoin(talents, eq(talents.id, entries.talentId))
    .where(and(matches(words, comparison), filters(wanted, readerId), afterPosition(sort, position)))
    .orderBy(...by)
    .limit(limit + 1)
}

function afterPosition(sort: keyof typeof orders, position: SearchPosition | undefined): SQL | undefined {
  if (!position) return undefined
  const { rank, id } = position
  if (sort === 'price') return sql`(${entries.price}, ${entries.talentId}) > (${rank}::bigint, ${id}::uuid)`
  if (sort === 'followers' || sort === 'rating')
    return sql`(${orders[sort].column}, ${entries.talentId}) < (${rank}::bigint, ${id}::uuid)`
  return sql`(${entries.joinedAt}, ${entries.talentId}) < (to_timestamp(${rank}::bigint / 1000.0), ${id}::uuid)`
}

/**
 * Returns how many talents a search with words finds, at most as many as are ordered, and the place of one of them, null for
 * others. The order is that of the first page of a brand on `day`.
 */
export async function findPlace(
  { wanted, words, comparison, readerId }: Search,
  talentId: string,
  day: string,
): Promise<{ total: number; place: number | null; isNewcomer: boolean }> {
  const found = db()
    .select({
      talentId: entries.talentId,
      document: entries.document,
      words: entries.words,
      completedDeals: entries.completedDeals,
      joinedAt: entries.joinedAt,
    })
    .from(entries)
    .where(and(matches(words, comparison), filters(wanted, readerId)))
    .limit(MAX_RANKED)
  // Without words every talent has the same relevance, and the newest come first.
  const rank =
    words.length > 0
      ? relevance(words, comparison, day)
      : sql`floor(extract(epoch from found.joined_at) * 1000)::bigint`
  const isNewcomer =
    words.length > 0
      ? sql`found.joined_at > ${day}::timestamptz - make_interval(days => ${newcomers.days}) and found.completed_deals < ${newcomers.deals}`
      : sql`false`
  const ranked = withNewcomers(
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
      price: entries.price,
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
            ? score(sql`${points.words} * ${textScore(words, comparison)}`)
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

interface ChoiceRow extends Record<string, unknown> {
  kind: 'total' | 'type' | 'subtype' | 'platform' | 'city' | 'language'
  value: string
  label: string
  count: number
}

/** Counts what a search finds, up to 1,000 talents, and how many of them have each property; most frequent first. */
export async function countChoices({ wanted, words, comparison, readerId }: Search): Promise<ChoiceRow[]> {
  const found = db()
    .select({ id: entries.talentId })
    .from(entries)
    .where(and(matches(words, comparison), filters(wanted, readerId)))
    .limit(MAX_COUNTED_TALENTS + 1)
  const { rows } = await db().execute<ChoiceRow>(sql`
    with found as materialized (
      select talents.* from (${found}) hit join talents on talents.id = hit.talent_id),
    counted as (
      select 'total' as kind, '' as value, '' as label, count(*) as count from found
      union all
      select 'type', t.id::text, t.name, count(*) from found join talent_types t on t.id = found.type_id group by t.id
      union all
      select 'subtype', s.id::text, s.name, count(*) from found join talent_subtypes s on s.id = any(found.subtype_ids) group by s.id
      union all
      select 'platform', name, name, count(*) from found
        cross join lateral (select distinct social ->> 'platform' as name from jsonb_array_elements(found.socials) social) network
        group by name
      union all
      select 'city', min(city), min(city), count(*) from found where city <> '' group by fold_text(city)
      union all
      select 'language', min(language), min(language), count(*) from found cross join unnest(found.languages) language
        group by fold_text(language))
    select kind, value, label, count::int as count from counted order by kind, counted.count desc, label`)
  return rows
}
