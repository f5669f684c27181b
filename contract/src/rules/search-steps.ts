import { formatCount } from './wording.ts'

/** The steps by which the filters of a search for talents count what they leave: at least, or at most, a number. */
export const searchSteps = {
  /** At least so many stars. */
  stars: [3, 4, 5],
  /** Within so many hours. */
  replyHours: [4, 12, 24, 48],
  /** At least so much engagement, in basis points. */
  engagementBps: [200, 400, 600],
} as const

/** Where the bands of followers begin; each ends before the next one. Talents with fewer than the first are in none. */
export const followerBands = [
  100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
] as const

/** Where the bands of starting prices begin, in minor units; each ends before the next one. Talents without a price are in none. */
export const priceBands = [
  1, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000,
] as const

/** Returns what the least number of stars is called: "4 stars or more", "5 stars". */
export const labelStars = (stars: number): string =>
  stars === 5 ? '5 stars' : `${formatCount(stars, 'star')} or more`
