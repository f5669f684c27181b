import { shareByParts } from '@marquee/contract/rules/money'
import { linesOfMilestones, MAX_MILESTONES, type MilestoneTerm } from '@marquee/contract/terms/milestones'

/** The smallest price of a milestone, in minor units. */
const LEAST = 100

/** Returns two milestones for a price: the first deliverable, and all others. None for fewer than two deliverables. */
export function firstPlan(price: number, lines: number): MilestoneTerm[] {
  if (lines < 2) return []
  return withPrices([1, lines - 1], price)
}

/** Returns the milestones with one more, which takes the last deliverable of the last one that has two. */
export function withOneMore(milestones: readonly MilestoneTerm[], price: number): MilestoneTerm[] {
  const index = milestones.findLastIndex(({ deliverables }) => deliverables > 1)
  if (index < 0 || milestones.length >= MAX_MILESTONES) return [...milestones]
  const counts = milestones.flatMap(({ deliverables }, at) =>
    at === index ? [deliverables - 1, 1] : [deliverables],
  )
  return withPrices(counts, price)
}

/** Returns the milestones where one of them ends before the line `until` of the deliverables; the next one begins there. */
export function withEnd(milestones: readonly MilestoneTerm[], index: number, until: number): MilestoneTerm[] {
  const [from, end] = linesOfMilestones(milestones)[index] ?? [0, 0]
  const moved = until - end
  return milestones.map((milestone, at) => {
    if (at === index) return { ...milestone, deliverables: until - from }
    return at === index + 1 ? { ...milestone, deliverables: milestone.deliverables - moved } : milestone
  })
}

/**
 * Returns the milestones for another number of deliverables: the last one gets what is added. Milestones that would have none
 * are left out, and their price goes to the one before. None when fewer than two are left.
 */
export function resized(milestones: readonly MilestoneTerm[], lines: number): MilestoneTerm[] {
  if (milestones.length === 0) return []
  let left = lines
  const kept: MilestoneTerm[] = []
  for (const [index, { deliverables, price }] of milestones.entries()) {
    const isLast = index === milestones.length - 1
    const count = isLast ? left : Math.min(deliverables, left)
    left -= count
    const before = kept.at(-1)
    if (count > 0) kept.push({ deliverables: count, price })
    else if (before) kept[kept.length - 1] = { ...before, price: before.price + price }
  }
  return kept.length < 2 ? [] : kept
}

/** Returns the milestones with the same shares of another price; together they are exactly that price. */
export function scaled(milestones: readonly MilestoneTerm[], price: number): MilestoneTerm[] {
  const prices = shareByParts(
    price,
    milestones.map((milestone) => Math.max(LEAST, milestone.price)),
  )
  return milestones.map((milestone, index) => ({ ...milestone, price: Math.max(LEAST, prices[index] ?? 0) }))
}

/** Returns milestones of these numbers of deliverables, whose prices are equal up to a penny. */
function withPrices(counts: readonly number[], price: number): MilestoneTerm[] {
  const milestones = counts.map((deliverables) => ({ deliverables, price: LEAST }))
  return scaled(milestones, price)
}
