import type { Package, Work } from '@marquee/contract/calls/portfolios'
import { formatDate } from '@marquee/contract/rules/dates'
import { capitalise, plural } from '@marquee/contract/rules/wording'
import { describeDeliverable } from '@marquee/contract/terms/deliverables'
import { shortCount } from '#ui/short-count.ts'

/** Returns for whom a work was made and how often it was seen: "Glow Botanics", "212k views". */
export function workFacts({ brand, views, likes }: Pick<Work, 'brand' | 'views' | 'likes'>) {
  return [
    brand || 'Own work',
    views !== null && `${shortCount(views)} ${plural('view', views)}`,
    likes !== null && `${shortCount(likes)} ${plural('like', likes)}`,
  ]
}

/** Returns where the numbers of a work come from; empty without numbers. */
export function workSource({ views, likes, statedOn }: Pick<Work, 'views' | 'likes' | 'statedOn'>): string {
  return views === null && likes === null ? '' : `Self-declared, ${formatDate(statedOn)}`
}

/**
 * Returns where the numbers of all works come from, where it is one source and day: "Self-declared views and likes, 28 Sep,
 * 2026". Null where the days differ, so that each work says it, and without numbers.
 */
export function sharedSource(works: readonly Pick<Work, 'views' | 'likes' | 'statedOn'>[]): string | null {
  const stated = works.filter((work) => workSource(work) !== '')
  const [first, ...others] = stated
  if (!first || others.some(({ statedOn }) => statedOn !== first.statedOn)) return null
  return `Self-declared views and likes, ${formatDate(first.statedOn)}`
}

/** Returns what a package includes, a line each. */
export function packageLines(one: Package): string[] {
  const { turnaroundDays, revisions, rightsDays } = one
  return [
    capitalise(describeDeliverable(one)),
    `Ready in ${turnaroundDays} ${plural('day', turnaroundDays)}`,
    revisions === 0 ? 'No revisions included' : `${revisions} ${plural('revision', revisions)}`,
    rightsDays === 0
      ? 'No use by the brand itself'
      : `Organic use for ${rightsDays} ${plural('day', rightsDays)}`,
  ]
}

/** Returns the length of a video: "0:34"; empty when it is not known. */
export function lengthOf(durationMs: number | null): string {
  if (durationMs === null) return ''
  const seconds = Math.round(durationMs / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
