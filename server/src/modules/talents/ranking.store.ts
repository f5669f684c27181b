import { HALF_OF_DEALS, JOINED_DAYS, newcomers, rankingParts } from '@marquee/contract/rules/ranking'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type Comparison, matches, queriesOf, type Word } from './search-conditions.store.ts'
import { talentSearchEntries as entries } from './talents.tables.ts'

/** Of more matches than these, relevance orders only so many; the others do not appear. */
export const MAX_RANKED = 2_000
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

/**
 * Returns the matches of a search that are ranked, at most `MAX_RANKED`, with what relevance reads of them. The statement around it names
 * them `found`.
 */
export function matchesToRank(
  on: Db,
  words: readonly Word[],
  comparison: Comparison,
  conditions: SQL | undefined,
) {
  return on
    .select({
      talentId: entries.talentId,
      document: entries.document,
      words: entries.words,
      completedDeals: entries.completedDeals,
      joinedAt: entries.joinedAt,
      listedAt: entries.listedAt,
    })
    .from(entries)
    .where(and(matches(words, comparison), conditions))
    .limit(MAX_RANKED)
}

/** The condition that a match is a newcomer on a day, as the public rule says (`newcomers`). */
export const isNewcomerOn = (day: string): SQL =>
  sql`found.joined_at > ${day}::timestamptz - make_interval(days => ${newcomers.days}) and found.completed_deals < ${newcomers.deals}`

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
