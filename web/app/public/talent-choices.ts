import type { CallOutput } from '@marquee/contract/call'
import { searchCalls } from '@marquee/contract/calls/search'
import { formatMoney } from '@marquee/contract/rules/currency'
import { foldText } from '@marquee/contract/rules/fold-text'
import { labelStars, searchSteps } from '@marquee/contract/rules/search-steps'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { shortCount } from '#ui/short-count.ts'
import type { Choice } from './ListFilters.tsx'
import { stepOptions } from './step-options.ts'

type Range = Omit<CallOutput<typeof searchCalls.talentTopics>, 'items'>

/** The parameters of the address that the choices set. */
type Asked = Readonly<
  Partial<
    Record<
      | 'city'
      | 'platform'
      | 'priceFrom'
      | 'priceTo'
      | 'followersFrom'
      | 'typeId'
      | 'language'
      | 'available'
      | 'starsFrom',
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

const input = searchCalls.publicTalents.input.shape

/** The starting prices to choose from, in pence. Prices compare in pounds. */
const prices = [10_000, 25_000, 50_000, 100_000]

/** The fewest followers to choose from. */
const audiences = [10_000, 50_000, 100_000, 250_000]

/** The lowest ratings to choose from: those of signed-in brands, and a half star. */
const ratings = [...searchSteps.stars, 4.5].toSorted((one, other) => one - other)

/**
 * Returns the choices that at least one talent meets, plus what is already chosen: the most used ones first, and further ones. Returns all
 * networks, prices, audiences, types and ratings when the range could not be loaded.
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
      options: wordsWith(
        (range?.cities ?? []).toSorted((one, other) => one.localeCompare(other, 'en')),
        asked.city,
      ),
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
      label: 'Lowest price',
      name: 'priceFrom',
      any: 'Min. price',
      options: stepOptions({
        steps: prices,
        isMet: (price) => price <= highestPrice,
        chosen: asked.priceFrom,
        read: (text) => input.priceFrom.safeParse(text).data,
        label: (price) => `From ${formatMoney(price, 'GBP')}`,
      }),
    },
    {
      label: 'Highest price',
      name: 'priceTo',
      any: 'Max. price',
      options: stepOptions({
        steps: prices,
        isMet: (price) => price >= lowestPrice,
        chosen: asked.priceTo,
        read: (text) => input.priceTo.safeParse(text).data,
        label: (price) => `Up to ${formatMoney(price, 'GBP')}`,
      }),
    },
    {
      label: 'Followers',
      name: 'followersFrom',
      any: 'Any audience',
      options: stepOptions({
        steps: audiences,
        isMet: (count) => count <= mostFollowers,
        chosen: asked.followersFrom,
        read: (text) => input.followersFrom.safeParse(text).data,
        label: (count) => `${shortCount(count)}+ followers`,
      }),
    },
  ]
}

function furtherChoices(range: Range | null, types: TalentChoicesFacts['types'], asked: Asked): Choice[] {
  const highestRating = range ? (range.highestRating ?? 0) : 5
  const isAnyAvailable = range?.isAnyAvailable !== false || asked.available === 'now'
  return [
    {
      label: 'Talent type',
      name: 'typeId',
      any: 'Any type',
      isMore: true,
      options: typesWith(types, range?.typeIds ?? null, asked.typeId),
    },
    {
      label: 'Language',
      name: 'language',
      any: 'Any language',
      isMore: true,
      options: wordsWith(
        (range?.languages ?? []).toSorted((one, other) => one.localeCompare(other, 'en')),
        asked.language,
      ),
    },
    {
      label: 'Availability',
      name: 'available',
      any: 'Any time',
      isMore: true,
      options: isAnyAvailable ? [{ value: 'now', label: 'Available now' }] : [],
    },
    {
      label: 'Rating',
      name: 'starsFrom',
      any: 'Any rating',
      isMore: true,
      options: stepOptions({
        steps: ratings,
        isMet: (stars) => stars <= highestRating,
        chosen: asked.starsFrom,
        read: (text) => input.starsFrom.safeParse(text).data,
        label: labelStars,
      }),
    },
  ]
}

/** Returns the types that a talent has, all where these are not known, and the chosen one, which may be unknown. */
function typesWith(types: TalentChoicesFacts['types'], met: readonly string[] | null, chosen = '') {
  const listed = types.filter(({ id }) => !met || met.includes(id) || id === chosen)
  const isUnknown = input.typeId.safeParse(chosen).success && !listed.some(({ id }) => id === chosen)
  return [...listed, ...(isUnknown ? [{ id: chosen, name: 'Another talent type' }] : [])].map(
    ({ id, name }) => ({ value: id, label: name }),
  )
}

/** Returns the words to choose from, such as cities, and the chosen one, which the address may write in its own way. */
function wordsWith(words: readonly string[], chosen: string | undefined) {
  const isChosen = (word: string) => chosen !== undefined && foldText(word) === foldText(chosen)
  const listed = chosen === undefined || words.some(isChosen) ? words : [...words, chosen]
  return listed.map((word) => ({ value: isChosen(word) ? (chosen ?? word) : word, label: word }))
}
