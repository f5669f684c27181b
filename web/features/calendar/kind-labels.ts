import type { CalendarEntry } from '@marquee/contract/calls/calendar'

export const kindLabels: Record<CalendarEntry['kind'], string> = {
  draft: 'Draft',
  posting: 'Posting',
  exclusivity: 'Exclusivity',
  offer: 'Open offer',
}
