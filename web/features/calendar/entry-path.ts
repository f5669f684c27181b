import type { CalendarEntry } from '@marquee/contract/calls/calendar'

export interface CalendarPaths {
  talent: (talentId: string) => string
  deal: (dealId: string) => string
  offer: (offerId: string) => string
}

/** Returns the path of the deal or offer behind a calendar entry, else of the talent. */
export function entryPath({ dealId, offerId, talent }: CalendarEntry, paths: CalendarPaths): string {
  if (dealId) return paths.deal(dealId)
  return offerId ? paths.offer(offerId) : paths.talent(talent.id)
}
