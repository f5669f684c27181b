import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'

/** Returns why a post on this day is outside the agreed dates; null when it is inside. */
export function postingWarning(
  { postFrom, postUntil }: Pick<DeliverableSpec, 'postFrom' | 'postUntil'>,
  today: string,
): string | null {
  if (!postFrom || !postUntil || (today >= postFrom && today <= postUntil)) return null
  const isEarly = today < postFrom
  const days = Math.abs(daysBetween(isEarly ? postFrom : postUntil, today))
  return `The agreed dates are ${formatDate(postFrom)} to ${formatDate(postUntil)}. A post today is ${formatCount(days, 'day')} ${isEarly ? 'early' : 'late'}.`
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(one) - Date.parse(other)) / 86_400_000)
}
