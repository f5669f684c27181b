import { countryName } from '@marquee/contract/rules/countries'
import { DEFAULT_CURRENCY, formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatBps } from '@marquee/contract/rules/fee'
import { foldText } from '@marquee/contract/rules/fold-text'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import { newcomers } from '@marquee/contract/rules/ranking'
import type { Prices } from '@marquee/contract/rules/starting-price'
import { formatNumber, joinList } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import type { MatchedFact } from './matched-facts.store.ts'
import type { Wanted } from './search-conditions.store.ts'

/** Most reasons that a result shows. */
const MAX_REASONS = 3

export interface FoundFacts {
  typeName: string | null
  subtypes: readonly string[]
  city: string
  country: string
  languages: readonly string[]
  socials: readonly {
    platform: string
    handle: string
    followers: number
    engagementBps?: number | null | undefined
  }[]
  followers: number
  prices: Prices
  /** The average of the reviews in tenths of a star, 0 below three reviews. */
  rating: number
  isVerified: boolean
  /** The usual reply time in hours; null below three answers. */
  replyHours: number | null
  /** Nothing matched the words as they are. */
  isSimilar: boolean
  /** Shown in one of the places that are kept for newcomers. */
  isNewcomer: boolean
  /** The facts that the words matched. */
  matched: readonly MatchedFact[]
}

/**
 * Returns why a talent is among the results: facts of the profile that a word or a filter asked for, words first, at most
 * three. Each is a statement about the talent that is true by itself.
 */
export function whyShown(facts: FoundFacts, wanted: Wanted): string[] {
  const newcomer = facts.isNewcomer ? [newcomers.reason] : []
  // A similar word may lie across two facts, such as the headline and the city.
  const ofWords = reasonsOfWords(facts)
  const matched = facts.isSimilar && ofWords.length === 0 ? ['Similar words in the profile'] : ofWords
  const reasons = [...newcomer, ...matched, ...reasonsOfFilters(facts, wanted)]
  return [...new Set(reasons)].slice(0, MAX_REASONS)
}

/** A reason with the words of the search that it answers. */
interface WordReason {
  text: string
  words: readonly string[]
}

/** Returns the reasons that the words gave: first one for each word, in the order of their kinds, and then the others. */
function reasonsOfWords(facts: FoundFacts): string[] {
  // A search without words matches none, and this is done for each of 24 rows.
  if (facts.matched.length === 0) return []
  const answered = new Set<string>()
  const first: string[] = []
  const others: string[] = []
  for (const { text, words } of wordReasons(facts)) {
    if (words.some((word) => !answered.has(word))) first.push(text)
    else others.push(text)
    for (const word of words) answered.add(word)
  }
  return [...first, ...others]
}

function wordReasons(facts: FoundFacts): WordReason[] {
  const valuesOf = (kind: MatchedFact['kind']) => [
    ...new Set(facts.matched.filter((fact) => fact.kind === kind).map(({ value }) => value)),
  ]
  /** The words that matched a fact of a kind, or one value of it. */
  const wordsIn = (kind: MatchedFact['kind'], value?: string) =>
    facts.matched
      .filter((fact) => fact.kind === kind && (value === undefined || fact.value === value))
      .map(({ word }) => word)
  const each = (kind: MatchedFact['kind'], textOf: (value: string) => string): WordReason[] =>
    valuesOf(kind).map((value) => ({ text: textOf(value), words: wordsIn(kind, value) }))
  const together = (text: string, words: readonly string[]): WordReason[] =>
    words.length > 0 ? [{ text, words }] : []
  const niches = [...valuesOf('niche'), ...nichesByOtherWords(valuesOf('niche_word'), valuesOf('niche'))]
  const [languages, brands] = [valuesOf('language'), valuesOf('brand')]
  const inHeadline = wordsIn('headline')
  const inBio = wordsIn('bio').filter((word) => !inHeadline.includes(word))
  const networks = valuesOf('network')
  const handles = valuesOf('handle')
  return [
    ...each('name', (name) => `Name: ${name}`),
    ...together(`Niche: ${joinList(niches)}`, [...wordsIn('niche'), ...wordsIn('niche_word')]),
    ...each('type', (name) => `Talent type: ${name}`),
    ...each('headline', (headline) => `Headline: “${headline}”`),
    ...each('city', (city) => `Based in ${city}`),
    ...accountsOf(facts, (platform) => networks.includes(platform)).map((text) => ({
      text,
      words: wordsIn('network'),
    })),
    ...facts.socials
      .filter(({ handle }) => handles.includes(handle))
      .map(({ handle, platform }) => ({
        text: `Account: ${handle} on ${platformName(platform)}`,
        words: wordsIn('handle', handle),
      })),
    ...together(`Speaks ${joinList(languages)}`, wordsIn('language')),
    ...together(`Portfolio: work for ${joinList(brands)}`, wordsIn('brand')),
    ...each('package', (title) => `Package: “${title}”`),
    ...each('work', (caption) => `Work: “${caption}”`),
    ...together(`Description mentions ${joinList(inBio.map((word) => `“${word}”`))}`, inBio),
  ]
}

/** Returns the niches that only another word found, each with the first such word: “Beauty (found by “makeup”)”. The talent may not use the word. */
function nichesByOtherWords(values: readonly string[], named: readonly string[]): string[] {
  const byNiche = new Map<string, string>()
  for (const value of values) {
    const [, niche = '', word = ''] = /^(.+) \((.+)\)$/.exec(value) ?? []
    if (!named.includes(niche) && !byNiche.has(niche)) byNiche.set(niche, `${niche} (found by “${word}”)`)
  }
  return [...byNiche.values()]
}

function reasonsOfFilters(facts: FoundFacts, wanted: Wanted): string[] {
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo } = wanted
  const { starsFrom, only, freeFrom, freeTo, answersWithin, engagementFrom, takes } = wanted
  const isInRange = followersFrom !== undefined || followersTo !== undefined
  const spoken =
    language === undefined ? undefined : facts.languages.find((own) => foldText(own) === foldText(language))
  return [
    describePrice(facts, wanted),
    takes === 'gifted' && 'Open to gifted work',
    engagementFrom !== undefined && describeEngagement(facts),
    ...(platform ? accountsOf(facts, (own) => own === platform) : []),
    starsFrom !== undefined && `Rated ${(facts.rating / 10).toFixed(1)} by brands`,
    only === 'verified' && facts.isVerified && 'Verified social account or identity',
    answersWithin !== undefined &&
      `Usually replies within ${formatFigure('talentReplyTime', facts.replyHours)}`,
    (freeFrom !== undefined || freeTo !== undefined) && `No time off ${describeDays(freeFrom, freeTo)}`,
    isInRange && `${formatNumber(facts.followers)} followers in all`,
    spoken !== undefined && `Speaks ${spoken}`,
    city !== undefined && facts.city !== '' && `Based in ${facts.city}`,
    country !== undefined && `Country: ${countryName(facts.country)}`,
    subtypeId !== undefined && facts.subtypes.length > 0 && `Niche: ${joinList(facts.subtypes)}`,
    typeId !== undefined && facts.typeName !== null && `Talent type: ${facts.typeName}`,
  ].filter((reason) => typeof reason === 'string')
}

/** Returns the starting price in the currency of the search, where it asks for one. */
function describePrice(
  { prices }: FoundFacts,
  { currency = DEFAULT_CURRENCY, priceFrom, priceTo }: Wanted,
): string | false {
  const price = prices[currency]
  if (price === null || (priceFrom === undefined && priceTo === undefined)) return false
  const from = `From ${formatMoney(price, currency)}`
  return priceTo === undefined ? from : `${from}, within ${formatMoney(priceTo, currency)}`
}

/** Returns the highest engagement that the talent states, with its network. */
function describeEngagement({ socials }: FoundFacts): string | false {
  const stated = socials.map(({ platform, engagementBps }) => ({ platform, bps: engagementBps ?? 0 }))
  const [highest] = stated.toSorted((one, other) => other.bps - one.bps)
  return (
    highest !== undefined &&
    `${formatBps(highest.bps)} engagement on ${platformName(highest.platform)}, as the talent states`
  )
}

function describeDays(from: string | undefined, to: string | undefined): string {
  return from && to && from !== to
    ? `from ${formatDate(from)} to ${formatDate(to)}`
    : `on ${formatDate(from ?? to ?? null)}`
}

function accountsOf({ socials }: FoundFacts, isAsked: (platform: string) => boolean): string[] {
  return socials
    .filter(({ platform }) => isAsked(platform))
    .map(({ platform, followers }) => `${formatNumber(followers)} followers on ${platformName(platform)}`)
}
