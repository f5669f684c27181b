import type { StoredTalentSearch, searchCalls } from '@marquee/contract/calls/search'
import { countryName } from '@marquee/contract/rules/countries'
import { type Currency, DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import {
  MAX_COUNTED,
  MAX_LISTED_CITIES,
  MAX_LISTED_LANGUAGES,
  MAX_TOPICS,
} from '@marquee/contract/rules/limits'
import { startingPriceOf } from '@marquee/contract/rules/starting-price'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { topicIdOf } from '@marquee/contract/rules/topic-slugs'
import { platformName, platforms } from '@marquee/contract/terms/deliverables'
import { countList, decodeSearchCursor, emptySearchPage, toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { addressOf } from '../files/files.view.ts'
import type { MatchedFact } from './matched-facts.store.ts'
import { nicheSlugs } from './niche-slugs.ts'
import { pricesOf } from './prices.store.ts'
import { readWords } from './read-words.ts'
import {
  type CardPicture,
  countOpenPages,
  findRangeOfOpen,
  listByRelevance,
  listInOrder,
  listNiches,
  MAX_PICTURES,
  type SearchOrder,
} from './search.store.ts'
import { type ChoiceKind, countChoices } from './search-choices.store.ts'
import type { Search } from './search-conditions.store.ts'
import { largestNetworks, viewLargestAccounts } from './social-accounts.ts'
import { viewTalentCard } from './talents.view.ts'
import { whyShown } from './why-shown.ts'

/**
 * Finds talents by words and filters, with the facts that matched. When nothing matches the words as they are, it looks
 * for words that are nearly the same. Blocked, suspended and unlisted talents are never found. Fails at `cursor` for one
 * of another list, order or currency of the prices.
 */
export const searchTalent: Handler<typeof searchCalls.searchTalent> = async (
  ctx,
  { cursor, limit, sort, ...wanted },
) => {
  const { rows, isSimilar, startingPrice, reasonsOf, positionOf } = await findTalents({
    wanted,
    sort,
    cursor,
    limit,
    readerId: ctx.actor.id,
    now: ctx.now,
  })
  const page = toPage(
    rows,
    limit,
    (row) => ({
      ...viewTalentCard(row),
      startingPrice: startingPrice(row),
      subtypes: row.subtypes,
      completedDeals: row.completedDeals,
      reasons: reasonsOf(row),
      pictures: cardPicturesOf(row, MAX_PICTURES.brands).map((picture) => addressOf(picture, ctx.now)),
      isVerified: row.isVerified,
      replyHours: row.replyHours,
      accounts: viewLargestAccounts(row.socials),
    }),
    positionOf,
  )
  return { ...page, isSimilar }
}

/**
 * Finds talents with an open page for a visitor without an account, as `searchTalent` does for brands, and counts them with the first
 * page.
 */
export const getPublicTalents: Handler<typeof searchCalls.publicTalents> = async (
  ctx,
  { cursor, limit, sort, niche, available, ...asked },
) => {
  const subtypeId = niche === undefined ? asked.subtypeId : topicIdOf(await nicheSlugs(), niche)
  if (niche !== undefined && subtypeId === undefined) return emptySearchPage
  const wanted = { ...asked, subtypeId, ...(available && { freeFrom: today(ctx.now) }) }
  const { rows, isSimilar, foundBy, startingPrice, reasonsOf, positionOf } = await findTalents({
    wanted,
    sort,
    cursor,
    limit,
    readerId: null,
    now: ctx.now,
  })
  const count = await countList({ rows, limit, cursor }, () => countOpenPages(foundBy))
  const page = toPage(
    rows,
    limit,
    (row) => ({
      id: row.id,
      slug: row.slug,
      displayName: row.displayName,
      headline: row.headline,
      city: row.city,
      followers: row.followers,
      minFee: row.minFee,
      feeCurrency: row.feeCurrency,
      startingPrice: startingPrice(row),
      subtypes: row.subtypes,
      typeName: row.typeName,
      ...picturesOf(row, ctx.now),
      avatarUrl: row.avatarUrl,
      rating: row.rating > 0 ? row.rating / 10 : null,
      reviewCount: row.reviewCount,
      platforms: largestNetworks(row.socials),
      reasons: reasonsOf(row),
    }),
    positionOf,
  )
  return { ...page, isSimilar, count }
}

interface PicturedRow {
  pictures: CardPicture[]
  matched: readonly MatchedFact[]
}

/** Returns the pictures that a card shows, at most `most`: those of works that the words of the search matched come first. */
function cardPicturesOf({ pictures, matched }: PicturedRow, most: number): CardPicture[] {
  const captions = new Set(matched.flatMap(({ kind, value }) => (kind === 'work' ? value : [])))
  if (captions.size === 0) return pictures.slice(0, most)
  const isMatched = ({ caption }: CardPicture) => caption !== undefined && captions.has(caption)
  return [...pictures.filter(isMatched), ...pictures.filter((one) => !isMatched(one))].slice(0, most)
}

/** Returns the pictures of a card of visitors: the first ones of the portfolio, or else the cover or the picture of the person. */
function picturesOf(row: PicturedRow & { coverUrl: string | null; avatarUrl: string | null }, now: Date) {
  const shown = cardPicturesOf(row, MAX_PICTURES.visitors)
  const [first, ...morePictures] = shown.map((picture) => addressOf(picture, now))
  return { pictureUrl: first ?? row.coverUrl ?? row.avatarUrl, morePictures }
}

/**
 * Returns what visitors can browse by: the niches, cities and languages that open talents have, the most frequent first, their networks
 * and talent types, and the limits of their prices, followers and ratings. Every network, type, price, audience and rating is one
 * to choose where more talents are open than are read.
 */
export const getTalentTopics: Handler<typeof searchCalls.talentTopics> = async (ctx) => {
  const [niches, slugs, { isCut, cities, languages, ...range }] = await Promise.all([
    listNiches(MAX_TOPICS),
    nicheSlugs(),
    findRangeOfOpen({
      maxCities: MAX_LISTED_CITIES,
      maxLanguages: MAX_LISTED_LANGUAGES,
      today: today(ctx.now),
    }),
  ])
  const items = niches.map((niche) => ({ ...niche, slug: slugs.get(niche.id) ?? niche.id }))
  if (isCut)
    return {
      items,
      cities,
      languages,
      platforms: [...platforms],
      typeIds: null,
      lowestPrice: 0,
      highestPrice: MAX_INT32,
      highestRating: 5,
      isAnyAvailable: true,
      mostFollowers: MAX_INT32,
    }
  return {
    items,
    cities,
    languages,
    ...range,
    platforms: platforms.filter((platform) => range.platforms.includes(platform)),
  }
}

interface Wish {
  wanted: Search['wanted']
  sort: StoredTalentSearch['sort']
  cursor: string | undefined
  limit: number
  readerId: string | null
  now: Date
}

/** Returns a page of found talents, one more than `limit`, with the search that found them, their reasons and places in the list. */
async function findTalents({ wanted: asked, sort, cursor, limit, readerId, now }: Wish) {
  const { wanted, words } = readWords(asked)
  const currency = wanted.currency ?? DEFAULT_CURRENCY
  const order = orderOf(sort, { hasWords: words.length > 0, currency })
  const position = decodeSearchCursor(cursor, order)
  const day = position?.day ?? now.toISOString().slice(0, 10)
  const list = (search: Search) =>
    order === 'relevance'
      ? listByRelevance(search, { position, limit, day })
      : listInOrder(search, { sort: order, position, limit })

  const search = { wanted, words, readerId, comparison: position?.comparison ?? 'exact' } as const
  const exact = await list(search)
  const isSimilar = search.comparison === 'similar' || (exact.length === 0 && words.length > 0 && !position)
  const rows = isSimilar && !position ? await list({ ...search, comparison: 'similar' }) : exact
  type Row = (typeof rows)[number]

  const comparison = isSimilar ? 'similar' : 'exact'
  return {
    rows,
    isSimilar: isSimilar && rows.length > 0,
    foundBy: { ...search, comparison } as const,
    startingPrice: (row: Row) => startingPriceOf(pricesOf(row), currency),
    reasonsOf: (row: Row) => whyShown({ ...row, isSimilar, prices: pricesOf(row) }, wanted),
    positionOf: (row: Row) => [order, comparison, day, Math.floor(row.rank), row.id],
  }
}

const priceOrders = { GBP: 'price', EUR: 'priceEur', USD: 'priceUsd' } as const satisfies Record<
  Currency,
  SearchOrder
>

/** Returns the order in which a search lists: without words the newest come first, and prices compare within one currency. */
function orderOf(
  sort: StoredTalentSearch['sort'],
  { hasWords, currency }: { hasWords: boolean; currency: Currency },
): SearchOrder | 'relevance' {
  if (sort === 'relevance' && !hasWords) return 'newest'
  return sort === 'price' ? priceOrders[currency] : sort
}

/** Counts what a search finds, and how many talents each choice of a filter would leave. */
export const getSearchChoices: Handler<typeof searchCalls.talentSearchChoices> = async (ctx, asked) => {
  const { wanted, words } = readWords(asked)
  const search = { wanted, words, readerId: ctx.actor.id, comparison: 'exact' } as const
  const exact = await countChoices(search)
  const similar =
    totalOf(exact) === 0 && words.length > 0 ? await countChoices({ ...search, comparison: 'similar' }) : []
  const isSimilar = totalOf(similar) > 0
  const rows = isSimilar ? similar : exact

  const choicesOf = (kind: ChoiceKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ value, label, count, of }) => ({
        value,
        label: labelOf(kind, label),
        count: of > MAX_COUNTED ? null : count,
      }))
  const stepsOf = (kind: ChoiceKind) =>
    choicesOf(kind).toSorted((one, other) => Number(one.value) - Number(other.value))
  const total = totalOf(rows)
  return {
    total: Math.min(total, MAX_COUNTED),
    isCounted: total <= MAX_COUNTED,
    isSimilar,
    types: choicesOf('type'),
    subtypes: choicesOf('subtype'),
    platforms: choicesOf('platform'),
    countries: choicesOf('country'),
    cities: choicesOf('city'),
    languages: choicesOf('language'),
    stars: stepsOf('stars'),
    replies: stepsOf('reply'),
    engagements: stepsOf('engagement'),
    verified: choicesOf('verified'),
    gifted: choicesOf('gifted'),
    followers: stepsOf('followers'),
    prices: stepsOf('price'),
  }
}

const totalOf = (rows: Awaited<ReturnType<typeof countChoices>>): number =>
  rows.find(({ kind }) => kind === 'total')?.count ?? 0

function labelOf(kind: ChoiceKind, label: string): string {
  if (kind === 'country') return countryName(label)
  return kind === 'platform' ? platformName(label) : label
}
