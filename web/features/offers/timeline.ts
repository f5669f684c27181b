import type { OfferDetails } from '@marquee/contract/calls/offers'
import { timelineTexts } from '@marquee/contract/events/index'
import { offerEvents } from '@marquee/contract/events/offers'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

const texts = timelineTexts(offerEvents)

/** Returns the activity on an offer, newest first, in the reader's words. */
export function timelineOf(offer: OfferDetails, side: Viewer): TimelineEntry[] {
  const sent = offer.timeline.findIndex(({ event }) => event === 'send')
  return (
    offer.timeline
      .map(({ event, by, at }, index) => {
        const text = (texts[event] ?? event)
          .replace('{actor}', actorName(offer, side, by))
          .replace('{talent}', side === 'talent' ? 'you' : offer.talent.displayName)
        return { id: String(index), at, text }
      })
      // Only the brand sees how often it changed the offer before sending it.
      .slice(side !== 'brand' && sent > 0 ? sent : 0)
      .toReversed()
  )
}

function actorName({ brand, talent, agency }: OfferDetails, side: Viewer, by: string): string {
  // Terms that waited for a payment hold become current through the system; they are still the brand's.
  const party = by === 'system' ? 'brand' : by
  if (party === side) return 'You'
  if (party === 'agent') return agency?.name ?? 'The agency'
  return party === 'brand' ? brand.companyName : talent.displayName
}
