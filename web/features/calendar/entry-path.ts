import type { CalendarEntry } from '@marquee/contract/calls/calendar'

export interface CalendarPaths {
  talent: (talentId: string) => string
  deal: (dealId: string) => string
  offer: (offerId: string) => string
}

/** The work behind a stretch of days; the talent where there is none. */
export function entryPath({ dealId, offerId, talent }: CalendarEntry, paths: CalendarPaths): string {
  if (dealId) return paths.deal(dealId)
  return offerId ? paths.offer(offerId) : paths.talent(talent.id)
}
