import type { SharedList } from '@marquee/contract/calls/shared-lists'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'

/** Describes a shared list in one line: until when its link works and for how many guests, or that it was removed. */
export function describeSharedList({
  expiresAt,
  guests,
  isRemoved,
}: Pick<SharedList, 'expiresAt' | 'guests' | 'isRemoved'>): string {
  if (isRemoved) return 'Removed by Marquee after a report. The link does not work.'
  return `Until ${formatDate(expiresAt)} · ${guests === 0 ? 'no guests yet' : formatCount(guests, 'guest')}`
}
