import type { CallInput } from '@marquee/contract/call'
import { MAX_COUNTED_TALENTS, type searchCalls } from '@marquee/contract/calls/search'
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

/**
 * The published order of relevance, in millionths: words 0.55, completed deals 0.15 (half of it after three), and time on
 * Marquee 0.10, which falls to a third in 90 days.
 */
function relevance(words: readonly string[], comparison: Comparison, day: string): SQL {
  return sql`round(1000000 * (
    0.55 * ${textScore(words, comparison)}
    + 0.15 * found.completed_deals / (found.completed_deals + 3.0)
    + 0.10 * exp(least(0, extract(epoch from found.joined_at - ${day}::timestamptz)) / 7776000.0)))::integer`
}

/** The condition of everything that is asked for besides the words, for a reader. */
function filters(wanted: Wanted, readerId: string): SQL | undefined {
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo, priceTo } = wanted
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
  )
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
  const ranked = db()
    .select({
      id: sql<string>`found.talent_id`.as('found_id'),
      rank: sql<number>`${relevance(words, comparison, page.day)}`.as('rank'),
    })
    .from(sql`(${found}) found`)
    .as('ranked')
  return db()
    .select({ ...shown, joinedAt: entries.joinedAt, mentioned: mentioned(words), rank: ranked.rank })
    .from(ranked)
    .innerJoin(talents, eq(talents.id, ranked.id))
    .innerJoin(entries, eq(entries.talentId, ranked.id))
    .where(position && sql`(${ranked.rank}, ${ranked.id}) < (${position.rank}::bigint, ${position.id}::uuid)`)
    .orderBy(desc(ranked.rank), desc(ranked.id))
    .limit(page.limit + 1)
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
  if (sort === 'followers')
    return sql`(${entries.followers}, ${entries.talentId}) < (${rank}::bigint, ${id}::uuid)`
  return sql`(${entries.joinedAt}, ${entries.talentId}) < (to_timestamp(${rank}::bigint / 1000.0), ${id}::uuid)`
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
