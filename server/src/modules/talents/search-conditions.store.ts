import type { CallInput } from '@marquee/contract/call'
import type { searchCalls } from '@marquee/contract/calls/search'
import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { foldText } from '@marquee/contract/rules/fold-text'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { and, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { plannedForValues } from '../../platform/database/named-client.ts'
import { isNearlyIn, type Misspelling, misspellingOf } from '../../platform/database/similar-words.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import { hasOpenPage } from './talents.store.ts'
import { talentSearchEntries as entries, mainPartsOf, talents } from './talents.tables.ts'

export type Wanted = CallInput<typeof searchCalls.talentSearchChoices>

/** How words are compared: as they are, or also by those that are nearly the same, so that a letter may be wrong. */
export type Comparison = 'exact' | 'similar'

export interface Search {
  wanted: Wanted
  words: readonly string[]
  comparison: Comparison
  /** The brand that searches; null for a visitor without an account. */
  readerId: string | null
}

/** A word as statements compare it: as it is, and from three letters on also as the beginning of a word. */
export interface Word {
  word: string
  beginning: string
  /** Present where similar words are compared and this one is long enough. */
  misspelling?: Misspelling | undefined
}

/** Returns the words as statements compare them. In a similar search the last of several may have begun with two letters. */
export const wordsOf = (words: readonly string[], comparison: Comparison): Word[] =>
  words.map((word, at) => {
    const isBegun = comparison === 'similar' && at > 0 && at === words.length - 1 && word.length === 2
    return {
      word,
      beginning: word.length < 3 && !isBegun ? word : `${word}:*`,
      misspelling: comparison === 'similar' ? misspellingOf(word) : undefined,
    }
  })

/** The two queries for a word: in its English stem, and as it is typed. */
export function queriesOf({ word, beginning }: Word): { stem: SQL; asTyped: SQL } {
  return {
    stem: sql`plainto_tsquery('english', ${word})`,
    asTyped: sql`to_tsquery('simple', ${beginning})`,
  }
}

/** The query for the words, each of which must occur in one of the two ways. */
export function queryOf(words: readonly Word[]): SQL {
  const each = words.map(queriesOf).map(({ stem, asTyped }) => sql`(${stem} || ${asTyped})`)
  return sql.join(each, sql` && `)
}

/** Returns the condition that all words are in the name, the niches and the headline. */
export function matchesInMainParts(words: readonly Word[]): SQL {
  return sql`${mainPartsOf(entries.document)} @@ (${queryOf(words)})`
}

export function matches(words: readonly Word[], comparison: Comparison): SQL | undefined {
  if (words.length === 0) return undefined
  if (comparison === 'exact') return sql`${entries.document} @@ (${queryOf(words)})`
  return and(
    ...words.map((word) => {
      const isExact = sql`${entries.document} @@ (${queryOf([word])})`
      return word.misspelling ? or(isExact, isNearlyIn(entries, word.misspelling)) : isExact
    }),
  )
}

/**
 * Returns what is wanted besides the words, as it is stored: places and languages folded, stars in tenths, and the prices in the field of
 * their currency, so that each currency has statements of its own.
 */
export const conditionsOf = ({
  q: _,
  country,
  city,
  language,
  starsFrom,
  only,
  takes,
  currency = DEFAULT_CURRENCY,
  priceFrom,
  priceTo,
  ...wanted
}: Wanted) => ({
  ...wanted,
  country: country || undefined,
  city: city ? foldText(city) : undefined,
  language: language ? foldText(language) : undefined,
  ratingFrom: starsFrom && starsFrom * 10,
  isVerified: only === 'verified' || undefined,
  takesGifted: takes === 'gifted' || undefined,
  ...pricesIn(currency, priceFrom, priceTo),
})

function pricesIn(currency: Currency, from: number | undefined, to: number | undefined) {
  // The largest number is no price.
  const most = to === undefined ? undefined : Math.min(to, MAX_INT32 - 1)
  const only = (wanted: Currency, amount: number | undefined) => (currency === wanted ? amount : undefined)
  return {
    priceFrom: only('GBP', from),
    priceTo: only('GBP', most),
    priceFromEur: only('EUR', from),
    priceToEur: only('EUR', most),
    priceFromUsd: only('USD', from),
    priceToUsd: only('USD', most),
  }
}

export type Conditions = ReturnType<typeof conditionsOf>

/** The condition of everything that is asked for besides the words, for a reader; visitors find open pages only. */
export function filters(conditions: Conditions, readerId: string | null): SQL | undefined {
  return and(filtersWithoutBlocks(conditions, readerId), mayFind(readerId))
}

/** The condition that no block hides a talent from the reader; none for visitors. */
export const mayFind = (readerId: string | null): SQL | undefined =>
  readerId === null ? undefined : mayMeet(sql`${readerId}::uuid`, entries.talentId)

/** As `filters`, of those whom a block hides as well. */
export function filtersWithoutBlocks(conditions: Conditions, readerId: string | null): SQL | undefined {
  return and(readerId === null ? withOpenPage : undefined, filtersOfAnybody(conditions))
}

/** The condition of what is asked for besides the words, without the open pages of visitors and without blocks. */
export function filtersOfAnybody(conditions: Conditions): SQL | undefined {
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo } = conditions
  const { ratingFrom, isVerified, freeFrom, freeTo, answersWithin, engagementFrom, takesGifted } = conditions
  return and(
    plannedForValues,
    typeId ? eq(entries.typeId, typeId) : undefined,
    subtypeId ? sql`${entries.subtypeIds} @> array[${subtypeId}::uuid]` : undefined,
    platform ? sql`${entries.platforms} @> array[${platform}::text]` : undefined,
    language ? sql`${entries.languages} @> array[${language}::text]` : undefined,
    country ? eq(entries.country, country) : undefined,
    city ? eq(entries.city, city) : undefined,
    followersFrom === undefined ? undefined : gte(entries.followers, followersFrom),
    followersTo === undefined ? undefined : lte(entries.followers, followersTo),
    ...isPriced(entries.price, conditions.priceFrom, conditions.priceTo),
    ...isPriced(entries.priceEur, conditions.priceFromEur, conditions.priceToEur),
    ...isPriced(entries.priceUsd, conditions.priceFromUsd, conditions.priceToUsd),
    engagementFrom === undefined ? undefined : gte(entries.engagementBps, engagementFrom),
    takesGifted ? sql`${entries.takesGifted}` : undefined,
    ratingFrom === undefined ? undefined : gte(entries.rating, ratingFrom),
    isFreeOn(freeFrom, freeTo),
    answersWithin === undefined ? undefined : lte(entries.replyHours, answersWithin),
    isVerified ? sql`${entries.isVerified}` : undefined,
  )
}

const isPriced = (
  price: AnyPgColumn,
  from: number | undefined,
  to: number | undefined,
): (SQL | undefined)[] => [
  to === undefined ? undefined : lte(price, to),
  from === undefined ? undefined : and(gte(price, from), lt(price, MAX_INT32)),
]

const withOpenPage = sql`${entries.talentId} in (select ${talents.id} from ${talents} where ${hasOpenPage})`

/** The condition that a talent has no time off on these days, in whichever order; one alone is a single day. */
export function isFreeOn(from: string | undefined, to: string | undefined): SQL | undefined {
  const [first, last] = [from ?? to, to ?? from]
  if (!first || !last) return undefined
  return sql`not ${entries.timeOff} && daterange(least(${first}::date, ${last}::date), greatest(${first}::date, ${last}::date), '[]')`
}
