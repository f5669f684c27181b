import {
  HALF_OF_DEALS,
  JOINED_DAYS,
  newcomers,
  rankedMatches,
  rankingParts,
} from '@marquee/contract/rules/ranking'
import { and, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, db } from '../../platform/database/database.ts'
import {
  type Comparison,
  type Conditions,
  filtersWithoutBlocks,
  matches,
  matchesInMainParts,
  mayFind,
  queriesOf,
  queryOf,
  type Word,
} from './search-conditions.store.ts'
import { byDeals, talentSearchEntries as entries } from './talents.tables.ts'

/** The weights of the parts D to A of a document. */
const partWeights = sql.raw(`'{0.1, 0.3, 0.7, 1.0}'`)

/** What `ts_rank` gives for a word that occurs once in a part of weight 1. */
const ONCE = sql.raw(String(6 / Math.PI ** 2))

/**
 * How well the words match, from 0 to 1: the average of the words. A word has the weight of the part in which it occurs, and a
 * little more where it occurs again. The length of a profile does not count.
 */
export function textScore(words: readonly Word[], comparison: Comparison): SQL {
  const each = words.map((word) => {
    const { stem, asTyped } = queriesOf(word)
    const rank = (query: SQL) => sql`ts_rank(${partWeights}, found.document, ${query})`
    const exact = sql`least(1, greatest(${rank(stem)}, ${rank(asTyped)}) / ${ONCE})`
    const isLong = comparison === 'similar' && word.misspelling
    return isLong ? sql`greatest(${exact}, word_similarity(${word.word}, found.words))` : exact
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

/** What relevance reads of a match. */
const rankedColumns = sql`${entries.talentId}, ${entries.document}, ${entries.words}, ${entries.completedDeals}, ${entries.joinedAt}, ${entries.listedAt}`

const most = sql.raw(String(rankedMatches.most))

/** A search as its matches are read. */
interface Matching {
  words: readonly Word[]
  comparison: Comparison
  conditions: Conditions
  /** The brand that searches; null for a visitor. */
  readerId: string | null
  day: string
}

/**
 * Returns the matches of a search that are ordered, with what relevance reads of them; the statement around it names them `found`. Of
 * more than 1,000, `rankedMatches.rule` says which. Without words, these are the newest 1,000.
 */
export function matchesToRank(search: Matching): SQL {
  // Few are blocked, so that is looked at once, at the end.
  return sql`select * from (${listMatches(search)}) ${entries} where ${mayFind(search.readerId) ?? true}`
}

function listMatches(search: Matching): SQL {
  const { words, comparison } = search
  const filters = filtersWithoutBlocks(search.conditions, search.readerId)
  const list = (...more: (SQL | undefined)[]) =>
    sql`(select ${rankedColumns} from ${entries} where ${and(...more, filters)} limit ${most})`
  if (words.length === 0)
    return sql`select ${rankedColumns} from ${entries} where ${filters} order by ${entries.listedAt} desc, ${entries.talentId} desc limit ${most}`
  const isMatch = matches(words, comparison)
  if (comparison === 'similar') return list(isMatch)
  const isAllFirst = hasFewMatches(search)
  const inMainParts = matchesInMainParts(words)
  const mainLists = Object.values(byDeals).map((deals) =>
    list(inMainParts, deals, isAllFirst ? sql`(select count(*) from matched) = ${most}` : undefined),
  )
  const isElsewhere = sql`talent_id not in (select talent_id from main)`
  const others = isAllFirst
    ? sql`select * from matched where ${isElsewhere}`
    : list(isMatch, sql`(select count(*) from main) < ${most}`, isElsewhere)
  return sql`with ${isAllFirst ? sql`matched as materialized ${list(isMatch)},` : sql``}
    main as materialized (select * from (${sql.join(mainLists, sql` union all `)}) main limit ${most}),
    best as materialized (select * from (select * from main union all ${others}) best limit ${most}),
    drawable as materialized ${newcomersBeside(search, drawGroupOn(search.day))}
    select * from best union all select * from drawable
    union all (select * from ${newcomersBeside(search)} others
      where (select count(*) from drawable) < ${newcomers.places.length} and talent_id not in (select talent_id from drawable))`
}

/**
 * Returns whether a search seldom has more matches than are ordered: several words, or a narrow filter. Then all of them are read first, and the main
 * parts only for more. A single word begins with the main parts, which is faster where very many have it.
 */
function hasFewMatches({ words, conditions }: Matching): boolean {
  const { subtypeId, platform, language, city } = conditions
  return words.length > 1 || Boolean(subtypeId || platform || language || city)
}

/**
 * Returns the newcomers who match and are not among the `best` of very many, at most 250: those of one group for the draw, or of all. They are read by
 * their own index before the filters, which PostgreSQL would combine with it at a higher cost.
 */
function newcomersBeside(search: Matching, group?: SQL): SQL {
  const { words, day, conditions, readerId } = search
  const isMatch = group
    ? sql`${entries.document} @@ (${queryOf(words)} && ${group})`
    : matches(words, 'exact')
  return sql`(select ${rankedColumns} from (
      select * from ${entries} where ${isMatch} and is_recent and (select count(*) from best) = ${most}
        and ${entries.talentId} not in (select talent_id from best) offset 0) ${entries}
    where ${and(isNewcomerOn(day, entries), filtersWithoutBlocks(conditions, readerId))} limit ${sql.raw(String(rankedMatches.newcomers))})`
}

/** Returns the group of talents whose newcomers take part in the draw on a day, as a query of the documents. */
const drawGroupOn = (day: string): SQL =>
  sql`('#' || extract(epoch from ${day}::timestamptz)::bigint / 86400 % ${rankedMatches.drawGroups})::tsquery`

const ofFound = { joinedAt: sql`found.joined_at`, completedDeals: sql`found.completed_deals` }

/** The condition that a match is a newcomer on a day, as the public rule says (`newcomers`). */
export const isNewcomerOn = (
  day: string,
  { joinedAt, completedDeals }: Record<keyof typeof ofFound, SQLWrapper> = ofFound,
): SQL =>
  sql`${joinedAt} > ${day}::timestamptz - make_interval(days => ${newcomers.days}) and ${completedDeals} < ${newcomers.deals}`

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

/**
 * Saves of at most `limit` talents that they are no newcomers any more, because they joined before `since`. Returns how many these are.
 */
export async function endRecent(since: Date, limit: number): Promise<number> {
  const ended = db()
    .select({ id: entries.talentId })
    .from(entries)
    .where(and(eq(entries.isRecent, true), lte(entries.joinedAt, since)))
    .limit(limit)
  const rows = await db()
    .update(entries)
    .set({ isRecent: false })
    .where(inArray(entries.talentId, ended))
    .returning({ id: entries.talentId })
  return rows.length
}
