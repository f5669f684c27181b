import { MAX_NEW_MATCHES } from '../calls/saved-searches.ts'
import { formatCount } from '../rules/wording.ts'
import { event } from './event.ts'

/** What the daily count of an account’s saved searches found. */
export interface NewMatches {
  accountId: string
  /** The search with the most new matches, which the message opens. */
  searchId: string
  of: 'talent' | 'campaign'
  /** Different talents or campaigns, at most 100. */
  matches: number
  /** How many of the searches they match. */
  searches: number
}

/** Returns `3 new talents match your saved search`. */
export function describeMatches({
  of,
  matches,
  searches,
}: Pick<NewMatches, 'of' | 'matches' | 'searches'>): string {
  const found =
    matches >= MAX_NEW_MATCHES ? `${MAX_NEW_MATCHES} or more new ${of}s` : formatCount(matches, `new ${of}`)
  const own = searches === 1 ? 'your saved search' : `${searches} of your saved searches`
  return `${found} ${matches === 1 ? 'matches' : 'match'} ${own}`
}

export const savedSearchEvents = {
  /** Once a day at most, for all searches of an account together. */
  'search.matched': event<NewMatches>()({
    notifications: [
      {
        to: 'account',
        kind: 'searches',
        targetType: 'saved_search',
        id: ({ searchId }) => searchId,
        email: true,
        text: ({ matches }) => matches,
      },
    ],
    activityCard: null,
    screens: ['saved-searches'],
    timeline: null,
  }),
} as const
