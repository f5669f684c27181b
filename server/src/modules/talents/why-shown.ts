import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { feeLabel } from '@marquee/contract/rules/fee'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import { formatNumber, joinList } from '@marquee/contract/rules/wording'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { foldText, searchWords } from '../../platform/database/search-words.ts'
import type { Wanted } from './search-conditions.store.ts'

/** Most reasons that a result shows. */
const MAX_REASONS = 3

export interface FoundFacts {
  displayName: string
  headline: string
  typeName: string | null
  subtypes: readonly string[]
  city: string
  languages: readonly string[]
  socials: readonly { platform: string; followers: number; engagementBps?: number | null | undefined }[]
  /** The brands of the works in the portfolio. */
  pastBrands: readonly string[]
  followers: number
  minFee: number
  /** The average of the reviews in tenths of a star, 0 below three reviews. */
  rating: number
  isVerified: boolean
  /** The usual reply time in hours; null below three answers. */
  replyHours: number | null
  /** Shown in one of the places that are kept for newcomers. */
  isNewcomer: boolean
  /** Those of the words that the description contains. */
  mentioned: readonly string[]
}

/**
 * Returns why a talent is among the results: facts of the profile that a word or a filter asked for, words first, at most
 * three. Each is a statement about the talent that is true by itself.
 */
export function whyShown(facts: FoundFacts, words: readonly string[], wanted: Wanted): string[] {
  const newcomer = facts.isNewcomer ? ['New on Marquee, in a place kept for newcomers'] : []
  const ofWords = words.length > 0 ? reasonsOfWords(facts, words) : []
  const reasons = [...newcomer, ...ofWords, ...reasonsOfFilters(facts, wanted)]
  return [...new Set(reasons)].slice(0, MAX_REASONS)
}

function reasonsOfWords(facts: FoundFacts, words: readonly string[]): string[] {
  const asksFor = (text: string) => words.some((word) => searchWords(text).some((own) => isNear(word, own)))
  const niches = facts.subtypes.filter(asksFor)
  const languages = facts.languages.filter(asksFor)
  const brands = facts.pastBrands.filter(asksFor)
  const inHeadline = words.filter((word) => searchWords(facts.headline).some((own) => isNear(word, own)))
  const inBio = words.filter((word) => facts.mentioned.includes(word) && !inHeadline.includes(word))
  return [
    asksFor(facts.displayName) && `Name: ${facts.displayName}`,
    niches.length > 0 && `Niche: ${joinList(niches)}`,
    facts.typeName !== null && asksFor(facts.typeName) && `Talent type: ${facts.typeName}`,
    inHeadline.length > 0 && `Headline: “${facts.headline}”`,
    asksFor(facts.city) && `Based in ${facts.city}`,
    ...accountsOf(facts, (platform) => asksFor(labelOf(platform))),
    languages.length > 0 && `Speaks ${joinList(languages)}`,
    brands.length > 0 && `Portfolio: work for ${joinList(brands)}`,
    inBio.length > 0 && `Description mentions ${joinList(inBio.map((word) => `“${word}”`))}`,
  ].filter((reason) => typeof reason === 'string')
}

function reasonsOfFilters(facts: FoundFacts, wanted: Wanted): string[] {
  const { subtypeId, platform, language, city, followersFrom, followersTo, priceTo, starsFrom, only } = wanted
  const { freeFrom, freeTo, answersWithin, priceFrom, engagementFrom, takes } = wanted
  const isInRange = followersFrom !== undefined || followersTo !== undefined
  const spoken =
    language === undefined ? undefined : facts.languages.find((own) => foldText(own) === foldText(language))
  return [
    priceTo !== undefined && `From ${formatMoney(facts.minFee)}, within ${formatMoney(priceTo)}`,
    priceFrom !== undefined && priceTo === undefined && `From ${formatMoney(facts.minFee)}`,
    takes === 'gifted' && 'Takes gifted work as well',
    engagementFrom !== undefined && describeEngagement(facts),
    ...(platform ? accountsOf(facts, (own) => own === platform) : []),
    starsFrom !== undefined && `Rated ${(facts.rating / 10).toFixed(1)} by brands`,
    only === 'verified' && facts.isVerified && 'Verified social account or identity',
    answersWithin !== undefined &&
      `Usually answers within ${formatFigure('talentReplyTime', facts.replyHours)}`,
    (freeFrom !== undefined || freeTo !== undefined) && `No time off ${describeDays(freeFrom, freeTo)}`,
    isInRange && `${formatNumber(facts.followers)} followers in all`,
    spoken !== undefined && `Speaks ${spoken}`,
    city !== undefined && facts.city !== '' && `Based in ${facts.city}`,
    subtypeId !== undefined && facts.subtypes.length > 0 && `Niche: ${joinList(facts.subtypes)}`,
  ].filter((reason) => typeof reason === 'string')
}

/** Returns the highest engagement that the talent states, with its network. */
function describeEngagement({ socials }: FoundFacts): string | false {
  const stated = socials.map(({ platform, engagementBps }) => ({ platform, bps: engagementBps ?? 0 }))
  const [highest] = stated.toSorted((one, other) => other.bps - one.bps)
  return (
    highest !== undefined &&
    `${feeLabel(highest.bps)} engagement on ${labelOf(highest.platform)}, as the talent states`
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
    .map(({ platform, followers }) => `${formatNumber(followers)} followers on ${labelOf(platform)}`)
}

const names: Record<string, string> = platformLabels
const labelOf = (platform: string): string => names[platform] ?? platform

/** Returns whether two words begin alike, as words of one stem do, or differ in two neighbouring letters at most. */
function isNear(word: string, own: string): boolean {
  if (
    own.startsWith(word) ||
    (word.length > 4 && own.startsWith(word.slice(0, Math.max(4, word.length - 3))))
  )
    return true
  return Math.abs(word.length - own.length) <= 1 && word.length > 4 && differences(word, own) <= 2
}

/** Returns how many letters two words of about the same length do not share at their beginning and end. */
function differences(one: string, other: string): number {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end
}
