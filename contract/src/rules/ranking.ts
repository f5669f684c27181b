/** One part of the relevance of a found talent. The parts are added up; nothing else decides, and nobody can pay. */
interface RankingPart {
  label: string
  /** The most that this part adds. */
  points: number
  how: string
}

/** Everything that decides the order of relevance, the largest part first. Equal sums are ordered by id. */
export const rankingParts = {
  words: {
    label: 'Words',
    points: 55,
    how: 'How well your words match: the name counts most, then niches and headline, then other words for niches (such as makeup for Beauty), networks, places, languages, brands of past work and packages, then the description and captions of works.',
  },
  deals: {
    label: 'Completed deals',
    points: 15,
    how: 'Three completed deals earn half of it, and each further deal adds a little less.',
  },
  joined: {
    label: 'Time on Marquee',
    points: 10,
    how: 'Newer talents get more. It falls to a third within 90 days.',
  },
} as const satisfies Record<string, RankingPart>

/** Completed deals from which on a talent is among those with many, or with some. */
export const dealGroups = { many: 10, some: 3 } as const

/** Which of very many matches are ordered by relevance. Brands read `rule`, and so do talents who match and are not among them. */
export const rankedMatches = {
  /** Of more matches than these, only so many are ordered. */
  most: 1_000,
  /** The most newcomers that are added. */
  newcomers: 250,
  /** So many groups of talents take turns, a day each, in adding their newcomers. */
  drawGroups: 8,
  rule: `Of more than 1,000 talents who match your words, the list holds 1,000: first those with all words in their name, niches and headline, and of these first those with at least ${dealGroups.many} completed deals, then with at least ${dealGroups.some}. Where more are equal, not all are listed. Newcomers are added, at most 250, from another eighth of them each day.`,
} as const

/** So many completed deals give half of what deals can add. */
export const HALF_OF_DEALS = 3
/** The time in which the part for the time on Marquee falls to a third (1/e), in days. */
export const JOINED_DAYS = 90

/**
 * Of the first places in the order of relevance, some belong to newcomers who match. Where fewer are among them by
 * themselves, others are drawn each day for the named places.
 */
export const newcomers = {
  /** Less than this time on Marquee, in days. */
  days: 60,
  /** Fewer completed deals than this. */
  deals: 3,
  /** The first places, counted from 1. */
  ofFirst: 24,
  /** A drawn newcomer is shown just above the talent at this place, and above those who rank the same. */
  places: [8, 16],
  /** The reason that the card of a drawn newcomer gives first. */
  reason: 'New on Marquee, in a place kept for newcomers',
} as const
