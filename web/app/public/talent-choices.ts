import type { CallOutput } from '@marquee/contract/call'
import type { searchCalls } from '@marquee/contract/calls/search'
import { formatMoney } from '@marquee/contract/rules/currency'
import { foldText } from '@marquee/contract/rules/fold-text'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { shortCount } from '#ui/short-count.ts'
import type { Choice } from './ListFilters.tsx'

interface TalentChoicesFacts {
  /** What open talents have; null where it could not be loaded. */
  range: Omit<CallOutput<typeof searchCalls.talentTopics>, 'items'> | null
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Partial<Record<'city' | 'platform' | 'priceTo' | 'followersFrom', string>>>
}

/** The highest starting prices to choose from, in pence. Prices compare in pounds. */
const prices = [10_000, 25_000, 50_000, 100_000]

/** The fewest followers to choose from. */
const audiences = [10_000, 50_000, 100_000, 250_000]

/**
 * Returns the places, networks, prices and audiences that at least one talent meets, plus what is already chosen. Returns all networks,
 * prices and audiences when the range could not be loaded.
 */
export function talentChoices({ range, asked }: TalentChoicesFacts): Choice[] {
  const lowestPrice = range ? (range.lowestPrice ?? Number.POSITIVE_INFINITY) : 0
  const mostFollowers = range?.mostFollowers ?? Number.POSITIVE_INFINITY
  return [
    {
      label: 'Place',
      name: 'city',
      any: 'Any place',
      options: placesWith(range?.cities ?? [], asked.city),
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
      label: 'Price',
      name: 'priceTo',
      any: 'Any price',
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
  ].filter(({ options }) => options.length > 0)
}

/** Returns the cities to choose from and the chosen one, which the address may write in its own way. */
function placesWith(cities: readonly string[], chosen: string | undefined) {
  const isChosen = (city: string) => chosen !== undefined && foldText(city) === foldText(chosen)
  const listed = chosen === undefined || cities.some(isChosen) ? cities : [...cities, chosen]
  return listed.map((city) => ({ value: isChosen(city) ? (chosen ?? city) : city, label: city }))
}
