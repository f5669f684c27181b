import type { Stretch } from '@marquee/contract/calls/calendar'

export const kindLabels: Record<Stretch['kind'], string> = {
  draft: 'Draft',
  posting: 'Posting',
  exclusivity: 'Exclusivity',
  offer: 'Open offer',
}
