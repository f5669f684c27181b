import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Shipment } from '@marquee/contract/calls/shipments'
import { timelineTexts } from '@marquee/contract/events/index'
import { shipmentEvents } from '@marquee/contract/events/shipments'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

type Parties = Pick<DealDetails, 'brand' | 'talent' | 'agency'>

const texts = timelineTexts(shipmentEvents)

/** Returns the steps of the product of a deal in the reader’s words, in no order. */
export function productEntries(side: Viewer, { id, timeline }: Shipment, parties: Parties): TimelineEntry[] {
  return timeline.flatMap(({ event, by, at }, index) => {
    const text = texts[`${event} by ${by}`] ?? texts[event]
    return text
      ? [{ id: `${id} ${index}`, at, text: text.replace('{actor}', actorName(side, by, parties)) }]
      : []
  })
}

function actorName(side: Viewer, by: string, { brand, talent, agency }: Parties): string {
  if (by === side) return 'You'
  if (by === 'agent') return side === 'agent' ? 'Your agency' : (agency?.name ?? 'The agency')
  if (by === 'system' || by === 'operator') return 'Marquee'
  return by === 'brand' ? brand.companyName : talent.displayName
}

/** Returns what the product did to the due dates of the work, or will do; null where there is nothing to say. */
export function describeDates({ status, movedDays, plannedAt }: Shipment): string | null {
  if (status === 'received')
    return movedDays > 0
      ? `Due dates have moved by ${formatCount(movedDays, 'day')}, because the product came later than planned.`
      : 'It came as planned: due dates stay as agreed.'
  if (status === 'awaiting_shipment' || status === 'shipped' || status === 'issue')
    return `Planned to arrive by ${formatDate(plannedAt)}. Due dates move by each day that it comes later.`
  return null
}
