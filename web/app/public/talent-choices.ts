import type { CallOutput } from '@marquee/contract/call'
import type { searchCalls } from '@marquee/contract/calls/search'
import { formatMoney } from '@marquee/contract/rules/currency'
import { foldText } from '@marquee/contract/rules/fold-text'
import { labelStars, searchSteps } from '@marquee/contract/rules/search-steps'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { shortCount } from '#ui/short-count.ts'
import type { Choice } from './ListFilters.tsx'

type Range = Omit<CallOutput<typeof searchCalls.talentTopics>, 'items'>

/** The parameters of the address that the choices set. */
type Asked = Readonly<
  Partial<
    Record<
      'city' | 'platform' | 'priceFrom' | 'priceTo' | 'followersFrom' | 'language' | 'free' | 'starsFrom',
      string
    >
  >
>

interface TalentChoicesFacts {
  /** What open talents have; null where it could not be loaded. */
  range: Range | null
  types: readonly { id: string; name: string }[]
  /** What the visitor asked for, by the parameters of the address. */
  asked: Asked
}

/** The starting prices to choose from, in pence. Prices compare in pounds. */
const prices = [10_000, 25_000, 50_000, 100_000]

/** The fewest followers to choose from. */
const audiences = [10_000, 50_000, 100_000, 250_000]

/** The lowest ratings to choose from: those of signed-in brands, and a half star. */
const ratings = [...searchSteps.stars, 4.5].toSorted((one, other) => one - other)

/**
 * Returns the choices that at least one talent meets, plus what is already chosen: the most used ones first, and further ones. Returns all
 * networks, prices, audiences and ratings when the range could not be loaded.
 */
export function talentChoices({ range, types, asked }: TalentChoicesFacts): Choice[] {
  return [...mainChoices(range, asked), ...furtherChoices(range, types, asked)].filter(
    ({ options }) => options.length > 0,
  )
}

function mainChoices(range: Range | null, asked: Asked): Choice[] {
  const lowestPrice = range ? (range.lowestPrice ?? Number.POSITIVE_INFINITY) : 0
  const highestPrice = range ? (range.highestPrice ?? 0) : Number.POSITIVE_INFINITY
  const mostFollowers = range?.mostFollowers ?? Number.POSITIVE_INFINITY
  return [
    {
      label: 'Place',
      name: 'city',
      any: 'Any place',
      options: wordsWith(range?.cities ?? [], asked.city),
    },
    {
      label: 'Network',
      name: 'platform',
      any: 'Any network',
      options: platforms
        .filter(
          (one) => one !== 'file' && (!range || range.platforms.includes(one) || asked.platform === one),
        )
        .map((one) => ({ value: one, label: platformLabels[one] })),
    },
    {
      label: 'Minimum price',
      name: 'priceFrom',
      any: 'Min. price',
      isHalf: true,
      options: prices
        .filter((price) => price <= highestPrice || asked.priceFrom === String(price))
        .map((price) => ({ value: String(price), label: `From ${formatMoney(price, 'GBP')}` })),
    },
    {
      label: 'Maximum price',
      name: 'priceTo',
      any: 'Max. price',
      isHalf: true,
      options: prices
        .filter((price) => price >= lowestPrice || asked.priceTo === String(price))
        .map((price) => ({ value: String(price), label: `Up to ${formatMoney(price, 'GBP')}` })),
    },
    {
      label: 'Followers',
      name: 'followersFrom',
      any: 'Any audience',
      options: audiences
        .filter((count) => count <= mostFollowers || asked.followersFrom === String(count))
        .map((count) => ({ value: String(count), label: `${shortCount(count)}+ followers` })),
    },
  ]
}

function furtherChoices(range: Range | null, types: TalentChoicesFacts['types'], asked: Asked): Choice[] {
  const highestRating = range ? (range.highestRating ?? 0) : 5
  const hasFree = range?.isAnyFree !== false || asked.free === 'now'
  return [
    {
      label: 'Talent type',
      name: 'typeId',
      any: 'Any type',
      isMore: true,
      options: types.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      label: 'Language',
      name: 'language',
      any: 'Any language',
      isMore: true,
      options: wordsWith(range?.languages ?? [], asked.language),
    },
    {
      label: 'Availability',
      name: 'free',
      any: 'Any time',
      isMore: true,
      options: hasFree ? [{ value: 'now', label: 'Available now' }] : [],
    },
    {
      label: 'Rating',
      name: 'starsFrom',
      any: 'Any rating',
      isMore: true,
      options: ratings
        .filter((stars) => stars <= highestRating || asked.starsFrom === String(stars))
        .map((stars) => ({ value: String(stars), label: labelStars(stars) })),
    },
  ]
}

/** Returns the words to choose from, such as cities, and the chosen one, which the address may write in its own way. */
function wordsWith(words: readonly string[], chosen: string | undefined) {
  const isChosen = (word: string) => chosen !== undefined && foldText(word) === foldText(chosen)
  const listed = chosen === undefined || words.some(isChosen) ? words : [...words, chosen]
  return listed.map((word) => ({ value: isChosen(word) ? (chosen ?? word) : word, label: word }))
}
