import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

const words: Record<string, string> = {
  send: 'sent the offer',
  edit: 'changed the offer',
  counter: 'countered',
  reject_counter: 'rejected the counter',
  withdraw_counter: 'withdrew the counter-offer',
  accept: 'accepted',
  reject: 'declined',
  cancel: 'cancelled the offer',
  discard: 'discarded the draft',
  expire: 'The offer expired',
  extend: 'extended the offer by 72 hours',
  fund: 'The deal opened',
  payment_lapsed: 'Payment failed; the previous terms apply',
}

/** What happened to an offer, newest first, in the reader's words. */
export function timelineOf(offer: OfferDetails, side: Viewer): TimelineEntry[] {
  const sent = offer.timeline.findIndex(({ event }) => event === 'send')
  return (
    offer.timeline
      .map(({ event, by, at }, index) => {
        const what = event === 'ask_consent' ? asking(offer, side) : (words[event] ?? event)
        const isPlain = event === 'expire' || event === 'fund' || event === 'payment_lapsed'
        return { id: String(index), at, words: isPlain ? what : `${whoOf(offer, side, by)} ${what}` }
      })
      // How often a brand rewrote what it had not sent is its own business.
      .slice(side !== 'brand' && sent > 0 ? sent : 0)
      .toReversed()
  )
}

function asking({ talent }: OfferDetails, side: Viewer): string {
  return `said yes; ${side === 'talent' ? 'you are' : `${talent.displayName} is`} asked to confirm`
}

function whoOf({ brand, talent, agency }: OfferDetails, side: Viewer, by: string): string {
  // Terms that waited for their hold are put in place by the system; they are the brand's words all the same.
  const mover = by === 'system' ? 'brand' : by
  if (mover === side) return 'You'
  if (mover === 'agent') return agency?.name ?? 'The agency'
  return mover === 'brand' ? brand.companyName : talent.displayName
}
