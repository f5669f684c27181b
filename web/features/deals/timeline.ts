import type { DealDetails } from '@marquee/contract/calls/deals'
import { cancellationEvents } from '@marquee/contract/events/cancellations'
import { dealEvents } from '@marquee/contract/events/deals'
import { deliverableEvents } from '@marquee/contract/events/deliverables'
import { disputeEvents } from '@marquee/contract/events/disputes'
import { timelineTexts } from '@marquee/contract/events/index'
import { postCheckEvents } from '@marquee/contract/events/post-checks'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

const texts = timelineTexts({
  ...dealEvents,
  ...deliverableEvents,
  ...cancellationEvents,
  ...disputeEvents,
  ...postCheckEvents,
})

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
      const text = texts[`${event} by ${by}`] ?? texts[event]
      if (!text) return []
      const sentence = text.replace('{actor}', actorName(deal, side, by)).replace('{subject}', subject)
      return [{ id: String(index), at, text: sentence }]
    })
    .toReversed()
}

function actorName({ brand, talent }: Timed, side: Viewer | 'operator', by: string): string {
  if (by === 'system' || by === 'operator') return 'Marquee'
  if (by === side) return 'You'
  return by === 'brand' ? brand.companyName : talent.displayName
}
