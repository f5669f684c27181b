import type { DealDetails } from '@marquee/contract/calls/deals'
import { dealEvents } from '@marquee/contract/events/deals'
import { timelineTexts } from '@marquee/contract/events/index'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

const texts = timelineTexts(dealEvents)

/** Returns the activity on a deal, newest first, in the reader's words. Steps that only follow from others are left out. */
export function timelineOf(deal: DealDetails, side: Viewer): TimelineEntry[] {
  return deal.timeline
    .flatMap(({ event, subject, by, at }, index) => {
      const text = texts[event]
      if (!text) return []
      const sentence = text.replace('{actor}', actorName(deal, side, by)).replace('{subject}', subject)
      return [{ id: String(index), at, text: sentence }]
    })
    .toReversed()
}

function actorName({ brand, talent }: DealDetails, side: Viewer, by: string): string {
  if (by === 'system') return 'Auto-approval'
  if (by === side) return 'You'
  return by === 'brand' ? brand.companyName : talent.displayName
}
