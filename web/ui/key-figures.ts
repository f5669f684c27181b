import type { PublicFigures } from '@marquee/contract/calls/figures'
import { type NumberSource, numberSources } from '@marquee/contract/rules/account-numbers'
import { formatFigure } from '@marquee/contract/rules/public-figures'
import { formatCount, plural } from '@marquee/contract/rules/wording'
import { shortCount } from './short-count.ts'

/** A figure of the strip below a name. */
export interface KeyFigure {
  value: string
  label: string
  /** The value is an average of stars. */
  isRating?: boolean
}

/** What is known about a talent. Visitors get one figure of how they work, on time; brands, talents and agents get all. */
interface Known {
  socials: readonly { followers: number; source: NumberSource }[]
  rating?: PublicFigures['rating'] | undefined
  figures?: PublicFigures['figures'] | undefined
  completedDeals?: number | undefined
}

/** Returns the figures that are known about a talent, the most telling first; a figure without a value is left out. */
export function keyFiguresOf({ socials, rating, figures = [], completedDeals = 0 }: Known): KeyFigure[] {
  const figure = (key: PublicFigures['figures'][number]['key'], label: string): KeyFigure[] => {
    const value = figures.find((each) => each.key === key)?.value ?? null
    return value === null ? [] : [{ value: formatFigure(key, value), label }]
  }
  return [
    ...ratingOf(rating),
    ...figure('talentOnTime', 'on time'),
    ...figure('talentReplyTime', 'usual reply time'),
    ...followersOf(socials),
    ...(completedDeals > 0
      ? [{ value: String(completedDeals), label: `completed ${plural('deal', completedDeals)}` }]
      : []),
  ]
}

/** Returns the average from three reviews on, before that their number. */
function ratingOf(rating: Known['rating']): KeyFigure[] {
  if (!rating || rating.count === 0) return []
  const { average, count } = rating
  if (average === null) return [{ value: String(count), label: plural('review', count) }]
  return [{ value: average.toFixed(1), label: formatCount(count, 'review'), isRating: true }]
}

/** Returns the followers of all accounts, with their source where it is one, otherwise with the number of accounts. */
function followersOf(socials: Known['socials']): KeyFigure[] {
  const [first, ...others] = socials
  const sum = socials.reduce((total, { followers }) => total + followers, 0)
  if (!first || sum === 0) return []
  const isOneSource = others.every(({ source }) => source === first.source)
  const about = isOneSource ? numberSources[first.source] : formatCount(socials.length, 'account')
  return [{ value: shortCount(sum), label: `${plural('follower', sum)}, ${about}` }]
}
