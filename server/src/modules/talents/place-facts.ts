import type { SearchPlace } from '@marquee/contract/calls/search'
import { currencyNames, DEFAULT_CURRENCY, formatMoney } from '@marquee/contract/rules/currency'
import { formatBps } from '@marquee/contract/rules/fee'
import { foldText } from '@marquee/contract/rules/fold-text'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import { rankingParts } from '@marquee/contract/rules/ranking'
import type { Prices } from '@marquee/contract/rules/starting-price'
import { formatCount, formatNumber, joinList } from '@marquee/contract/rules/wording'
import type { Wanted } from './search-conditions.store.ts'
import type { WordPart } from './search-place.store.ts'

/** What search knows of the talent, and where it finds each of the words. */
export interface DecidingFacts {
  typeId: string | null
  subtypeIds: readonly string[]
  platforms: readonly string[]
  /** Folded, as `city`. */
  languages: readonly string[]
  country: string
  city: string
  followers: number
  takesGifted: boolean
  engagementBps: number
  rating: number
  isVerified: boolean
  replyHours: number | null
  completedDeals: number
  wordParts: readonly WordPart[]
  points: { words: number; deals: number; joined: number }
}

/** Returns why a search leaves a talent out, a fact of the profile each; undefined is a talent who cannot be found. */
export function missingFacts(
  facts: (DecidingFacts & { prices: Prices; hasTime: boolean }) | undefined,
  words: readonly string[],
  wanted: Wanted,
): string[] {
  if (!facts) return ['The profile is not shown in search at the moment.']
  const { typeId, subtypeId, platform, language, country, city, followersFrom, followersTo } = wanted
  const { starsFrom, only, answersWithin, engagementFrom, takes } = wanted
  const absent = words.filter((_word, index) => facts.wordParts[index] === null)
  const followers = `${formatNumber(facts.followers)} followers in all`
  return [
    absent.length > 0 && `${joinList(absent.map((word) => `“${word}”`))}: not in the profile.`,
    typeId && facts.typeId !== typeId && 'Talent type: the profile has another one, or none.',
    subtypeId && !facts.subtypeIds.includes(subtypeId) && 'Niche: not among those of the profile.',
    platform && !facts.platforms.includes(platform) && 'Network: no account there in the profile.',
    language &&
      !facts.languages.includes(foldText(language)) &&
      `Language: ${language} is not in the profile.`,
    country && facts.country !== country && 'Country: the profile has another one.',
    city && facts.city !== foldText(city) && `City: the profile doesn’t say ${city}.`,
    followersFrom !== undefined &&
      facts.followers < followersFrom &&
      `Followers: ${followers}, fewer than asked for.`,
    followersTo !== undefined &&
      facts.followers > followersTo &&
      `Followers: ${followers}, more than asked for.`,
    describePrice(facts.prices, wanted),
    engagementFrom !== undefined &&
      facts.engagementBps < engagementFrom &&
      describeEngagement(facts.engagementBps),
    takes === 'gifted' && !facts.takesGifted && 'Gifted work: the profile doesn’t take it.',
    starsFrom !== undefined && facts.rating < starsFrom * 10 && describeRating(facts.rating),
    only === 'verified' && !facts.isVerified && 'Verified: no social account and no identity is.',
    answersWithin !== undefined &&
      (facts.replyHours === null || facts.replyHours > answersWithin) &&
      `Usual reply time: ${formatFigure('talentReplyTime', facts.replyHours).toLowerCase()}.`,
    !facts.hasTime && 'Time off: the profile has some on these days.',
  ].filter((reason) => typeof reason === 'string')
}

/** Returns why the starting price leaves the talent out; false where it does not. */
function describePrice(
  prices: Prices,
  { currency = DEFAULT_CURRENCY, priceFrom, priceTo }: Wanted,
): string | false {
  if (priceFrom === undefined && priceTo === undefined) return false
  const price = prices[currency]
  if (price === null) {
    const hasOthers = Object.values(prices).some((other) => other !== null)
    const none = hasOthers ? `none in ${currencyNames[currency].name.toLowerCase()}s` : 'none'
    return `Starting price: the profile has ${none}, so a search with a price leaves it out.`
  }
  const describe = (relation: string, limit: number) =>
    `Starting price: ${formatMoney(price, currency)}, ${relation} ${formatMoney(limit, currency)}.`
  if (priceTo !== undefined && price > priceTo) return describe('above', priceTo)
  return priceFrom !== undefined && price < priceFrom && describe('below', priceFrom)
}

function describeEngagement(bps: number): string {
  return bps === 0
    ? 'Engagement: the profile states none.'
    : `Engagement: ${formatBps(bps)}, less than asked for.`
}

function describeRating(rating: number): string {
  return rating === 0
    ? 'Rating: shown from three reviews on.'
    : `Rating: ${(rating / 10).toFixed(1)} by brands, lower than asked for.`
}

/** The parts of a profile by weight, and what each word in them should do to count more. */
const places: Record<Exclude<WordPart, null>, string> = {
  A: 'in the name, which counts most',
  B: 'in niches or headline; only the name counts more',
  C: 'among other words for niches, networks, places, languages, brands of past work and packages; niches and headline count more',
  D: 'only in the description or in captions of works; niches and headline count more',
}

/** Returns the parts of the relevance with the facts that decide them. */
export function partsOf(facts: DecidingFacts, words: readonly string[]): SearchPlace['parts'] {
  const found = words.map((word, index) => {
    const part = facts.wordParts[index]
    return part ? `“${word}” is ${places[part]}.` : `“${word}” is nearly a word of the profile.`
  })
  const { completedDeals } = facts
  const hows = {
    words: found.join(' '),
    deals: `${completedDeals === 0 ? 'No completed deal yet' : `${formatCount(completedDeals, 'completed deal')}`}. Each further one adds less than the one before.`,
    joined: 'New talents start high. This falls over time.',
  }
  return partKeys.map((key) => ({
    label: rankingParts[key].label,
    points: facts.points[key],
    most: rankingParts[key].points,
    how: hows[key],
  }))
}

const partKeys = ['words', 'deals', 'joined'] as const
