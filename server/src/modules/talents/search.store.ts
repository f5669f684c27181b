import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { type AnyColumn, and, asc, count, desc, eq, max, type SQL, sql } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { isNewIn, type NewSpan } from '../../platform/database/new-span.ts'
import type { SearchPosition } from '../../platform/database/pagination.ts'
import { port } from '../../platform/port.ts'
import type { FileRow } from '../files/files.store.ts'
import { matchedFacts } from './matched-facts.store.ts'
import { priceColumns } from './prices.store.ts'
import { isNewcomerOn, matchesToRank, relevance, withNewcomers } from './ranking.store.ts'
import {
  type Comparison,
  type Conditions,
  conditionsOf,
  filters,
  filtersOfAnybody,
  filtersWithoutBlocks,
  isFreeOn,
  matches,
  mayFind,
  type Search,
  type Word,
  wordsOf,
} from './search-conditions.store.ts'
import { hasOpenPage, nicheNames, talentCardColumns } from './talents.store.ts'
import { talentSearchEntries as entries, talentSubtypes, talents, talentTypes } from './talents.tables.ts'

/** The columns of a talent as a search lists them; stores of later modules select them beside their own. */
export const listedTalentColumns = {
  ...talentCardColumns,
  completedDeals: talents.completedDeals,
  subtypes: nicheNames,
}

/** A picture of a portfolio as a card reads it, with the caption of its work where words were searched for. */
export type CardPicture = Pick<FileRow, 'folder' | 'key'> & { caption?: string }

/** The first pictures of portfolios, which cards show; implemented by portfolios. */
export const portfolioPictures = port<{
  /** Returns the column that holds the first pictures, at most `most`, of the talent whose id another column holds. */
  columnFor(talentId: AnyColumn, wanted: { most: number; withCaptions: boolean }): SQL<CardPicture[]>
}>('portfolioPictures')

/** How many pictures of a talent the cards of brands show, and those of visitors. */
export const MAX_PICTURES = { brands: 3, visitors: 4 } as const
/** Among so many of the first pictures, those of works that the words matched are looked for. */
const MAX_SEARCHED_PICTURES = 12

/** Called when a statement is built: the pictures come from a module that is registered later. */
const shown = ({ readerId, words }: Pick<SearchInput, 'readerId' | 'words'>) => ({
  ...listedTalentColumns,
  ...priceColumns,
  rating: entries.rating,
  reviewCount: entries.reviewCount,
  isVerified: entries.isVerified,
  replyHours: entries.replyHours,
  languages: talents.languages,
  socials: talents.socials,
  typeName: sql<string | null>`(select name from talent_types where id = ${talents.typeId})`,
  pictures: portfolioPictures
    .get()
    .columnFor(
      talents.id,
      words
        ? { most: MAX_SEARCHED_PICTURES, withCaptions: true }
        : { most: readerId === null ? MAX_PICTURES.visitors : MAX_PICTURES.brands, withCaptions: false },
    ),
})

/** A search as its statement is built from it: one for each combination of conditions and number of words (`compiled`). */
type SearchInput = Conditions & {
  readerId: string | null
  /** All words together; undefined for a search without words. */
  words: readonly string[] | undefined
  afterRank: number | undefined
  afterId: string | undefined
  maxRows: number
} & { [field in `${'word' | 'beginning' | 'exchanged' | 'nearly'}${number}`]?: string }

function searchInputOf(
  { wanted, words, comparison, readerId }: Search,
  position: SearchPosition | undefined,
  limit: number,
): SearchInput {
  const fields = wordsOf(words, comparison).map(({ word, beginning, misspelling }, at) => ({
    [`word${at}`]: word,
    [`beginning${at}`]: beginning,
    [`exchanged${at}`]: misspelling?.exchanged,
    [`nearly${at}`]: misspelling?.nearly,
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
    const [exchanged, nearly] = [input[`exchanged${at}`], input[`nearly${at}`]]
    const isLong = exchanged !== undefined && nearly !== undefined
    words.push({ word, beginning, misspelling: isLong ? { word, exchanged, nearly } : undefined })
  }
}

/** Returns the position after which a page begins; undefined for the first page. */
const positionOf = ({ afterRank: rank, afterId: id }: SearchInput): Position | undefined =>
  rank === undefined || id === undefined ? undefined : { rank, id }
type Position = Pick<SearchPosition, 'rank' | 'id'>

const rankedBy = (comparison: Comparison) =>
  compiled((on, input: SearchInput & { day: string }) => {
    const words = wordsOfInput(input)
    const found = matchesToRank({
      words,
      comparison,
      conditions: input,
      readerId: input.readerId,
      day: input.day,
    })
    const ranked = withNewcomers(
      on,
      sql`select found.talent_id as id, ${relevance(words, comparison, input.day)} as rank, ${isNewcomerOn(input.day)} as is_newcomer
        from (${found}) found`,
      input.day,
    )
    const after = positionOf(input)
    // The page is cut before the talents are read, which would be more than 1,000 otherwise.
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
        ...shown(input),
        matched: matchedFacts(input.words, wordsOfInput(input)),
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

const orders = {
  newest: {
    column: sql`floor(extract(epoch from ${entries.listedAt}) * 1000)`,
    by: [desc(entries.listedAt), desc(entries.talentId)],
  },
  followers: { column: entries.followers, by: [desc(entries.followers), desc(entries.talentId)] },
  price: { column: entries.price, by: [asc(entries.price), asc(entries.talentId)] },
  priceEur: { column: entries.priceEur, by: [asc(entries.priceEur), asc(entries.talentId)] },
  priceUsd: { column: entries.priceUsd, by: [asc(entries.priceUsd), asc(entries.talentId)] },
  rating: { column: entries.rating, by: [desc(entries.rating), desc(entries.talentId)] },
} as const

/** An order other than relevance. Each currency has one by price, so that a page of one is refused in another. */
export type SearchOrder = keyof typeof orders

const orderedBy = (sort: SearchOrder, comparison: Comparison) =>
  compiled((on, input: SearchInput) =>
    on
      .select({
        ...shown(input),
        matched: matchedFacts(input.words, wordsOfInput(input)),
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
  priceEur: orderedBy('priceEur', comparison),
  priceUsd: orderedBy('priceUsd', comparison),
  rating: orderedBy('rating', comparison),
})
const findInOrder = { exact: inOrder('exact'), similar: inOrder('similar') }

/** Lists the talents that match, in another order than relevance, one more than `limit`. */
export function listInOrder(
  search: Search,
  { sort, position, limit }: { sort: SearchOrder; position: SearchPosition | undefined; limit: number },
) {
  return findInOrder[search.comparison][sort](searchInputOf(search, position, limit))
}

const openPagesBy = (comparison: Comparison) =>
  compiled((on, input: SearchInput) => {
    const found = on
      .select({ id: entries.talentId })
      .from(entries)
      .innerJoin(talents, and(eq(talents.id, entries.talentId), hasOpenPage))
      .where(and(matches(wordsOfInput(input), comparison), filtersOfAnybody(input)))
      .limit(MAX_COUNTED + 1)
      .as('found')
    return on.select({ total: count() }).from(found)
  })
const countFound = { exact: openPagesBy('exact'), similar: openPagesBy('similar') }

/** Counts the talents with an open page that a search finds, and stops after one more than `MAX_COUNTED`. */
export async function countOpenPages(search: Search): Promise<number> {
  const [row] = await countFound[search.comparison](searchInputOf(search, undefined, 0))
  return row?.total ?? 0
}

/** The condition of the newest `MAX_COUNTED` talents with an open page. */
const isNewestOpen = sql`${entries.talentId} = any(array(
  select ${entries.talentId} from ${entries} join ${talents} on ${talents.id} = ${entries.talentId} and ${hasOpenPage}
  order by ${entries.listedAt} desc, ${entries.talentId} desc limit ${sql.raw(String(MAX_COUNTED))}))`

const mostFrequentNiches = compiled((on, input: { maxRows: number }) => {
  const newest = on
    .select({ subtypeId: sql<string>`unnest(${entries.subtypeIds})`.as('subtype_id') })
    .from(entries)
    .where(isNewestOpen)
    .as('newest')
  return on
    .select({ id: talentSubtypes.id, name: talentSubtypes.name, typeName: talentTypes.name })
    .from(newest)
    .innerJoin(talentSubtypes, eq(talentSubtypes.id, newest.subtypeId))
    .innerJoin(talentTypes, eq(talentTypes.id, talentSubtypes.typeId))
    .groupBy(talentSubtypes.id, talentTypes.name)
    .orderBy(desc(count()), asc(talentSubtypes.name), asc(talentSubtypes.id))
    .limit(input.maxRows)
})

/** Lists the niches of the newest `MAX_COUNTED` talents with an open page, the most frequent first; at most `maxRows`. */
export const listNiches = (maxRows: number) => mostFrequentNiches({ maxRows })

interface RangeInput {
  maxCities: number
  maxLanguages: number
  /** The day of `isAnyAvailable`. */
  today: string
}

const rangeOfNewest = compiled((on, input: RangeInput) => {
  const newest = on.$with('newest').as(
    on
      .select({
        platforms: entries.platforms,
        price: entries.price,
        followers: entries.followers,
        rating: entries.rating,
        isFree: sql<boolean>`${isFreeOn(input.today, undefined)}`.as('is_free'),
        city: talents.city,
        foldedCity: sql<string>`${entries.city}`.as('folded_city'),
        languages: talents.languages,
        typeId: talents.typeId,
      })
      .from(entries)
      .innerJoin(talents, eq(talents.id, entries.talentId))
      .where(isNewestOpen),
  )
  const isPriced = sql`${newest.price} < ${sql.raw(String(MAX_INT32))}`
  return on
    .with(newest)
    .select({
      total: count(),
      platforms: sql<string[]>`array(select distinct unnest(${newest.platforms}) from ${newest})`,
      cities: sql<string[]>`array(select min(${newest.city}) from ${newest} where ${newest.foldedCity} <> ''
        group by ${newest.foldedCity} order by count(*) desc, ${newest.foldedCity} limit ${input.maxCities})`,
      languages: sql<
        string[]
      >`array(select min(language) from ${newest} cross join unnest(${newest.languages}) language
        where language <> '' group by fold_text(language) order by count(*) desc, fold_text(language) limit ${input.maxLanguages})`,
      typeIds: sql<
        string[]
      >`array(select distinct ${newest.typeId} from ${newest} where ${newest.typeId} is not null)`,
      lowestPrice: sql<number | null>`min(${newest.price}) filter (where ${isPriced})`,
      highestPrice: sql<number | null>`max(${newest.price}) filter (where ${isPriced})`,
      followers: max(newest.followers),
      rating: max(newest.rating),
      isAnyAvailable: sql<boolean>`coalesce(bool_or(${newest.isFree}), false)`,
    })
    .from(newest)
})

/**
 * Returns the networks and talent types that the newest `MAX_COUNTED` talents with an open page have, in no order, their most frequent
 * cities and languages, their lowest and highest starting price in pence and their highest rating in stars, null without one, the most
 * followers that one of them has, and whether one has no time off today. `isCut` is true where older ones may have others.
 */
export async function findRangeOfOpen(input: RangeInput) {
  const [row] = await rangeOfNewest(input)
  const rating = row?.rating ?? 0
  return {
    platforms: row?.platforms ?? [],
    cities: row?.cities ?? [],
    languages: row?.languages ?? [],
    typeIds: row?.typeIds ?? [],
    lowestPrice: row?.lowestPrice ?? null,
    highestPrice: row?.highestPrice ?? null,
    highestRating: rating > 0 ? rating / 10 : null,
    isAnyAvailable: row?.isAnyAvailable ?? false,
    mostFollowers: row?.followers ?? 0,
    isCut: (row?.total ?? 0) >= MAX_COUNTED,
  }
}

function afterPosition(sort: SearchOrder, position: Position | undefined): SQL | undefined {
  if (!position) return undefined
  const { rank, id } = position
  if (sort === 'newest')
    return sql`(${entries.listedAt}, ${entries.talentId}) < (to_timestamp(${rank}::bigint / 1000.0), ${id}::uuid)`
  const isDescending = sort === 'followers' || sort === 'rating'
  return sql`(${orders[sort].column}, ${entries.talentId}) ${sql.raw(isDescending ? '<' : '>')} (${rank}::bigint, ${id}::uuid)`
}

const shownTimes = {
  id: talents.id,
  shownSince: talents.foundSince,
  shownBefore: talents.foundBefore,
}

/** Lists the ids of matching talents who are new in what a brand finds; at most `limit`. */
export async function listNewTalentIds(
  { wanted, words, comparison, readerId }: Search & { readerId: string },
  span: NewSpan,
): Promise<string[]> {
  const rows = await db()
    .select({ id: entries.talentId })
    .from(entries)
    .innerJoin(talents, eq(talents.id, entries.talentId))
    .where(
      and(
        isNewIn(shownTimes, span),
        matches(wordsOf(words, comparison), comparison),
        filtersWithoutBlocks(conditionsOf(wanted), readerId),
        span.isHidden ? sql`not (${mayFind(readerId)})` : mayFind(readerId),
      ),
    )
    .limit(span.limit)
  return rows.map(({ id }) => id)
}
