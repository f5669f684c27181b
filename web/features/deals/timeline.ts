import type { DealDetails } from '@marquee/contract/calls/deals'
import { dealTimelineTexts } from '@marquee/contract/events/deal-timeline'
import { fillSubject } from '@marquee/contract/rules/deliverable-title'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

/** A deal with its activity, and the names of its parties. */
interface Timed {
  timeline: DealDetails['timeline']
  brand: Pick<DealDetails['brand'], 'companyName'>
  talent: Pick<DealDetails['talent'], 'displayName'>
}

/** Returns the activity on a deal, newest first, in the reader's words; to an operator all are named. Steps that only follow from others are left out. */
export function timelineOf(deal: Timed, side: Viewer | 'operator'): TimelineEntry[] {
  return deal.timeline
    .flatMap(({ event, subject, by, at }, index) => {
      const text = dealTimelineTexts[`${event} by ${by}`] ?? dealTimelineTexts[event]
      if (!text) return []
      const sentence = fillSubject(text.replace('{actor}', actorName(deal, side, by)), subject)
      return [{ id: String(index), at, text: sentence }]
    })
    .toReversed()
}

function actorName({ brand, talent }: Timed, side: Viewer | 'operator', by: string): string {
  if (by === 'system' || by === 'operator') return 'Marquee'
  if (by === side) return 'You'
  return by === 'brand' ? brand.companyName : talent.displayName
}
