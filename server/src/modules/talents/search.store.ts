import type { CallInput } from '@marquee/contract/call'
import { MAX_COUNTED_TALENTS, type searchCalls } from '@marquee/contract/calls/search'
import { HALF_OF_DEALS, JOINED_DAYS, newcomers, rankingParts } from '@marquee/contract/rules/ranking'
import { and, asc, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { plannedForValues } from '../../platform/database/named-client.ts'
import type { SearchPosition } from '../../platform/database/pagination.ts'
import { foldText } from '../../platform/database/search-words.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import { hasOpenPage, talentCardColumns } from './talents.store.ts'
import { talentSearchEntries as entries, talents } from './talents.tables.ts'

export type Wanted = CallInput<typeof searchCalls.talentSearchChoices>

/** How words are compared: as they are, or by their trigrams, so that a letter may be wrong. */
export type Comparison = 'exact' | 'similar'

/** Of more matches than these, relevance orders only so many; the others do not appear. */
export const MAX_RANKED = 2_000
/** The weights of the parts D to A of a document. */
const partWeights = sql.raw(`'{0.1, 0.3, 0.7, 1.0}'`)

/** What `ts_rank` gives for a word that occurs once in a part of weight 1. */
const ONCE = sql.raw(String(6 / Math.PI ** 2))

/** The two queries for a word: in its English stem, and as the beginning of a word from three letters on. */
function queriesOf(word: string): { stem: SQL; asTyped: SQL } {
  return {
    stem: sql`plainto_tsquery('english', ${word})`,
    asTyped: sql`to_tsquery('simple', ${word.length < 3 ? word : `${word}:*`})`,
  }
}

/** The query for the words, each of which must occur in one of the two ways. */
function queryOf(words: readonly string[]): SQL {
  const each = words.map(queriesOf).map(({ stem, asTyped }) => sql`(${stem} || ${asTyped})`)
  return sql.join(each, sql` && `)
}

export function matches(words: readonly string[], comparison: Comparison): SQL | undefined {
  if (words.length === 0) return undefined
  if (comparison === 'exact') return sql`${entries.document} @@ (${queryOf(words)})`
  return and(...words.map((word) => sql`${word} <% ${entries.words}`))
}

/**
 * How well the words match, from 0 to 1: the average of the words. A word has the weight of the part in which it occurs, and a
 * little more where it occurs again. The length of a profile does not count.
 */
export function textScore(words: readonly string[], comparison: Comparison): SQL {
  const each = words.map((word) => {
    if (comparison === 'similar') return sql`word_similarity(${word}, found.words)`
    const { stem, asTyped } = queriesOf(word)
    const rank = (query: SQL) => sql`ts_rank(${partWeights}, found.document, ${query})`
    return sql`least(1, greatest(${rank(stem)}, ${rank(asTyped)}) / ${ONCE})`
  })
  return sql`(${sql.join(each, sql` + `)}) / ${words.length}`
}

/** The most that each part of the relevance adds, as literals of a statement. */
export const points = {
  words: sql.raw(String(rankingParts.words.points)),
  deals: sql.raw(String(rankingParts.deals.points)),
  joined: sql.raw(String(rankingParts.joined.points)),
}

/** The published order of relevance (`rankingParts`), in parts of 10,000 of a point. */
export function relevance(words: readonly string[], comparison: Comparison, day: string): SQL {
  return sql`round(10000 * (
    ${points.words} * ${textScore(words, comparison)}
    + ${points.deals} * found.completed_deals / (found.completed_deals + ${sql.raw(String(HALF_OF_DEALS))}.0)
    + ${points.joined} * exp(least(0, extract(epoch from found.joined_at - ${day}::timestamptz))
      / ${sql.raw(String(JOINED_DAYS * 86_400))}.0)))::integer`
}

/** The condition of everything that is asked for besides the words, for a reader; visitors find open pages only. */
export function filters(wanted: Wanted, readerId: string | null): SQL | undefined {
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo, priceTo } = wanted
  const { starsFrom, only, freeFrom, freeTo, answersWithin } = wanted
  return and(
    plannedForValues,
    readerId === null ? withOpenPage : mayMeet(sql`${readerId}::uuid`, entries.talentId),
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

const withOpenPage = sql`${entries.talentId} = any(array(select ${talents.id} from ${talents} where ${hasOpenPage}))`

/** The condition that a talent has no time off on these days, in whichever order; one alone is a single day. */
export function isFreeOn(from: string | undefined, to: string | undefined): SQL | undefined {
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
  // The page is cut before the talents are read, which would be up to 2,000 otherwise.
  const listed = db()
    .select({
      id: sql<string>`${ranked.id}`.as('listed_id'),
      rank: sql<number>`${ranked.rank}`.as('listed_rank'),
      isNewcomer: sql<boolean>`${ranked.isNewcomer}`.as('listed_as_newcomer'),
    })
    .from(ranked)
    .where(position && sql`(${ranked.rank}, ${ranked.id}) < (${position.rank}::bigint, ${position.id}::uuid)`)
    .orderBy(desc(ranked.rank), desc(ranked.id))
    .limit(page.limit + 1)
    .as('listed')
  return db()
    .select({
      ...shown,
      joinedAt: entries.joinedAt,
      mentioned: mentioned(words),
      rank: listed.rank,
      isNewcomer: listed.isNewcomer,
    })
    .from(listed)
    .innerJoin(talents, eq(talents.id, listed.id))
    .innerJoin(entries, eq(entries.talentId, listed.id))
    .orderBy(desc(listed.rank), desc(listed.id))
}

/**
 * Returns ranked talents (id, rank, is_newcomer) with newcomers moved to their places: a drawn one ranks just above the
 * talent at that place. `isNewcomer` is true for those who were moved.
 */
export function withNewcomers(ranked: SQL, day: string) {
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
  /** The brand that searches; null for a visitor without an account. */
  readerId: string | null
}

const orders = {
  newest: {
    column: sql`floor(extract(epoch from ${entries.listedAt}) * 1000)`,
    by: [desc(entries.listedAt), desc(entries.talentId)],
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
  return sql`(${entries.listedAt}, ${entries.talentId}) < (to_timestamp(${rank}::bigint / 1000.0), ${id}::uuid)`
}

/** Lists the ids of matching talents who could first be found after `from`, until `until`; at most `limit`. */
export async function listNewTalentIds(
  { wanted, words, comparison, readerId }: Search,
  { from, until, except, limit }: { from: Date; until: Date; except: string; limit: number },
): Promise<string[]> {
  const rows = await db()
    .select({ id: entries.talentId })
    .from(entries)
    .innerJoin(talents, eq(talents.id, entries.talentId))
    .where(
      and(
        gt(talents.foundSince, from),
        lte(talents.foundSince, until),
        sql`not ${talents.foundBefore} && ${except}::tstzmultirange`,
        matches(words, comparison),
        filters(wanted, readerId),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
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
