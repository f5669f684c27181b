import type { BrandCard } from '@marquee/contract/calls/campaigns'
import { formatCount } from '@marquee/contract/rules/wording'

/** Returns how fast a brand answers and what it has completed: "Usually replies within 5 hours", "7 completed deals"; no deals are left out. */
export function brandRecord({
  answersWithinHours,
  completedDeals,
}: Pick<BrandCard, 'answersWithinHours' | 'completedDeals'>): string[] {
  const answers =
    answersWithinHours === null
      ? 'Reply time not known yet'
      : `Usually replies within ${answersWithinHours < 48 ? formatCount(answersWithinHours, 'hour') : `${Math.round(answersWithinHours / 24)} days`}`
  return completedDeals === 0 ? [answers] : [answers, formatCount(completedDeals, 'completed deal')]
}
