import type { CallInput } from '@marquee/contract/call'
import { MAX_COUNTED_TALENTS, type searchCalls } from '@marquee/contract/calls/search'
import { HALF_OF_DEALS, JOINED_DAYS, newcomers, rankingParts } from '@marquee/contract/rules/ranking'
import { and, asc, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
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

/** A word as statements compare it: as it is, and from three letters on also as the beginning of a word. */
export interface Word {
  word: string
  beginning: string
}

/** Returns the words as statements compare them. */
export const wordsOf = (words: readonly string[]): Word[] =>
  words.map((word) => ({ word, beginning: word.length < 3 ? word : `${word}:*` }))

/** The two queries for a word: in its English stem, and as it is typed. */
function queriesOf({ word, beginning }: Word): { stem: SQL; asTyped: SQL } {
  return {
    stem: sql`plainto_tsquery('english', ${word})`,
    asTyped: sql`to_tsquery('simple', ${beginning})`,
  }
}

/** The query for the words, each of which must occur in one of the two ways. */
function queryOf(words: readonly Word[]): SQL {
  const each = words.map(queriesOf).map(({ stem, asTyped }) => sql`(${stem} || ${asTyped})`)
  return sql.join(each, sql` && `)
}

export function matches(words: readonly Word[], comparison: Comparison): SQL | undefined {
  if (words.length === 0) return undefined
  if (comparison === 'exact') return sql`${entries.document} @@ (${queryOf(words)})`
  return and(...words.map(({ word }) => sql`${word} <% ${entries.words}`))
}

/**
 * How well the words match, from 0 to 1: the average of the words. A word has the weight of the part in which it occurs, and a
 * little more where it occurs again. The length of a profile does not count.
 */
export function textScore(words: readonly Word[], comparison: Comparison): SQL {
  const each = words.map((word) => {
    if (comparison === 'similar') return sql`word_similarity(${word.word}, found.words)`
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
export function relevance(words: readonly Word[], comparison: Comparison, day: string): SQL {
  return sql`round(10000 * (
    ${points.words} * ${textScore(words, comparison)}
    + ${points.deals} * found.completed_deals / (found.completed_deals + ${sql.raw(String(HALF_OF_DEALS))}::float8)
    + ${points.joined} * exp(least(0, extract(epoch from found.joined_at - ${day}::timestamptz)::float8)
      / ${sql.raw(String(JOINED_DAYS * 86_400))})))::integer`
}

/** Returns what is wanted besides the words, as it is stored: places and languages folded, stars in tenths. */
export const conditionsOf = ({ q: _, country, city, language, starsFrom, only, ...wanted }: Wanted) => ({
  ...wanted,
  country: country || undefined,
  city: city ? foldText(city) : undefined,
  language: language ? foldText(language) : undefined,
  ratingFrom: starsFrom && starsFrom * 10,
  isVerified: only === 'verified' || undefined,
})
type Conditions = ReturnType<typeof conditionsOf>

/** The condition of everything that is asked for besides the words, for a reader; visitors find open pages only. */
export function filters(conditions: Conditions, readerId: string | null): SQL | undefined {
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo, priceTo } =
    conditions
  const { ratingFrom, isVerified, freeFrom, freeTo, answersWithin } = conditions
  return and(
    plannedForValues,
    readerId === null ? withOpenPage : mayMeet(sql`${readerId}::uuid`, entries.talentId),
    typeId ? eq(entries.typeId, typeId) : undefined,
    subtypeId ? sql`${entries.subtypeIds} @> array[${subtypeId}::uuid]` : undefined,
    platform ? sql`${entries.platforms} @> array[${platform}::text]` : undefined,
    language ? sql`${entries.languages} @> array[${language}::text]` : undefined,
    country ? eq(entries.country, country) : undefined,
    city ? eq(entries.city, city) : undefined,
    followersFrom === undefined ? undefined : gte(entries.followers, followersFrom),
    followersTo === undefined ? undefined : lte(entries.followers, followersTo),
    priceTo === undefined ? undefined : lte(entries.price, priceTo),
    ratingFrom === undefined ? undefined : gte(entries.rating, ratingFrom),
    isFreeOn(freeFrom, freeTo),
    answersWithin === undefined ? undefined : lte(entries.replyHours, answersWithin),
    isVerified ? sql`${entries.isVerified}` : undefined,
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

/** Those of the words that the description contains; undefined for a search without words. */
const mentioned = (words: readonly string[] | undefined) =>
  words === undefined
    ? sql<string[]>`'{}'::text[]`
    : sql<
        string[]
      >`array(select word from unnest(${words}::text[]) word where ts_filter(${entries.document}, '{d}') @@ plainto_tsquery('english', word))`

/** A search as its statement is built from it: one for each combination of conditions and number of words (`compiled`). */
type SearchInput = Conditions & {
  readerId: string | null
  /** All words together; undefined for a search without words. */
  words: readonly string[] | undefined
  afterRank: number | undefined
  afterId: string | undefined
  maxRows: number
} & { [field in `word${number}` | `beginning${number}`]?: string }

function searchInputOf(
  { wanted, words, readerId }: Search,
  position: SearchPosition | undefined,
  limit: number,
): SearchInput {
  const fields = wordsOf(words).map(({ word, beginning }, at) => ({
    [`word${at}`]: word,
    [`beginning${at}`]: beginning,
  }))
  return Object.assign(
    {
      ...conditionsOf(wanted),
      readerId,
      words: words.length > 0 ? words : undefined,
      afterRank: position?.rank,
      afterId: position?.id,
      maxRows: limit + 1,
    },
    ...fields,
  )
}

/** Returns the words of an input. */
function wordsOfInput(input: SearchInput): Word[] {
  const words: Word[] = []
  for (let at = 0; ; at++) {
    const [word, beginning] = [input[`word${at}`], input[`beginning${at}`]]
    if (word === undefined || beginning === undefined) return words
    words.push({ word, beginning })
  }
}

/** Returns the position after which a page begins; undefined for the first page. */
const positionOf = ({ afterRank: rank, afterId: id }: SearchInput): Position | undefined =>
  rank === undefined || id === undefined ? undefined : { rank, id }
type Position = Pick<SearchPosition, 'rank' | 'id'>

const rankedBy = (comparison: Comparison) =>
  compiled((on, input: SearchInput & { day: string }) => {
    const words = wordsOfInput(input)
    const found = on
      .select({
        talentId: entries.talentId,
        document: entries.document,
        words: entries.words,
        completedDeals: entries.completedDeals,
        joinedAt: entries.joinedAt,
      })
      .from(entries)
      .where(and(matches(words, comparison), filters(input, input.readerId)))
      .limit(MAX_RANKED)
    const ranked = withNewcomers(
      on,
      sql`select found.talent_id as id, ${relevance(words, comparison, input.day)} as rank,
        found.joined_at > ${input.day}::timestamptz - make_interval(days => ${newcomers.days})
          and found.completed_deals < ${newcomers.deals} as is_newcomer
        from (${found}) found`,
      input.day,
    )
    const after = positionOf(input)
    // The page is cut before the talents are read, which would be up to 2,000 otherwise.
    const listed = on
      .select({
        id: sql<string>`${ranked.id}`.as('listed_id'),
        rank: sql<number>`${ranked.rank}`.as('listed_rank'),
        isNewcomer: sql<boolean>`${ranked.isNewcomer}`.as('listed_as_newcomer'),
      })
      .from(ranked)
      .where(after && sql`(${ranked.rank}, ${ranked.id}) < (${after.rank}::bigint, ${after.id}::uuid)`)
      .orderBy(desc(ranked.rank), desc(ranked.id))
      .limit(input.maxRows)
      .as('listed')
    return on
      .select({
        ...shown,
        joinedAt: entries.joinedAt,
        mentioned: mentioned(input.words),
        rank: listed.rank,
        isNewcomer: listed.isNewcomer,
      })
      .from(listed)
      .innerJoin(talents, eq(talents.id, listed.id))
      .innerJoin(entries, eq(entries.talentId, listed.id))
      .orderBy(desc(listed.rank), desc(listed.id))
  })
const findRanked = { exact: rankedBy('exact'), similar: rankedBy('similar') }

/**
 * Lists the talents that match words, most relevant first, one more than `limit`. Equal ranks are ordered by id. `day` is
 * the start of the reader's first page, so that ranks do not change between pages.
 */
export function listByRelevance(
  search: Search,
  { position, limit, day }: { position: SearchPosition | undefined; limit: number; day: string },
) {
  return findRanked[search.comparison]({ ...searchInputOf(search, position, limit), day })
}

/**
 * Returns ranked talents (id, rank, is_newcomer) with newcomers moved to their places: a drawn one ranks just above the
 * talent at that place. `isNewcomer` is true for those who were moved.
 */
export function withNewcomers(on: Db, ranked: SQL, day: string) {
  const { ofFirst, places } = newcomers
  const rankAt = sql.join(
    places.map((place, at) => sql`when ${at + 1} then (select rank + 1 from first where place = ${place})`),
    sql` `,
  )
  const moved = sql`with ranked as materialized (${ranked}),
    first as materialized (
      select *, row_number() over (order by rank desc, id desc) as place
        from (select * from ranked order by rank desc, id desc limit ${ofFirst}) first),
    drawn as (
      select id, row_number() over (order by md5(id::text || ${day})) as draw
        from ranked where is_newcomer and id not in (select id from first)
        order by draw limit greatest(0, ${places.length} - (select count(*) from first where is_newcomer)))
    select ranked.id, case draw ${rankAt} else rank end as rank, draw is not null as is_moved
      from ranked left join drawn on drawn.id = ranked.id`
  return on
    .select({
      id: sql<string>`id`.as('found_id'),
      rank: sql<number>`rank`.as('found_rank'),
      isNewcomer: sql<boolean>`is_moved`.as('is_newcomer_moved'),
    })
    .from(sql`(${moved}) moved`)
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

const orderedBy = (sort: keyof typeof orders, comparison: Comparison) =>
  compiled((on, input: SearchInput) =>
    on
      .select({
        ...shown,
        joinedAt: entries.joinedAt,
        mentioned: mentioned(input.words),
        rank: sql<number>`${orders[sort].column}::float8`,
        isNewcomer: sql<boolean>`false`,
      })
      .from(entries)
      .innerJoin(talents, eq(talents.id, entries.talentId))
      .where(
        and(
          matches(wordsOfInput(input), comparison),
          filters(input, input.readerId),
          afterPosition(sort, positionOf(input)),
        ),
      )
      .orderBy(...orders[sort].by)
      .limit(input.maxRows),
  )
const inOrder = (comparison: Comparison) => ({
  newest: orderedBy('newest', comparison),
  followers: orderedBy('followers', comparison),
  price: orderedBy('price', comparison),
  rating: orderedBy('rating', comparison),
})
const findInOrder = { exact: inOrder('exact'), similar: inOrder('similar') }

/** Lists the talents that match, in another order than relevance, one more than `limit`. */
export function listInOrder(
  search: Search,
  {
    sort,
    position,
    limit,
  }: { sort: keyof typeof orders; position: SearchPosition | undefined; limit: number },
) {
  return findInOrder[search.comparison][sort](searchInputOf(search, position, limit))
}

function afterPosition(sort: keyof typeof orders, position: Position | undefined): SQL | undefined {
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
        matches(wordsOf(words), comparison),
        filters(conditionsOf(wanted), readerId),
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
    .where(and(matches(wordsOf(words), comparison), filters(conditionsOf(wanted), readerId)))
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
