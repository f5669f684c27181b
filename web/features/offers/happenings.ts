import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Happening } from '#ui/Timeline.tsx'

const words: Record<string, string> = {
  send: 'sent the offer',
  edit: 'changed the offer',
  counter: 'countered',
  reject_counter: 'rejected the counter',
  withdraw_counter: 'took the counter back',
  accept: 'accepted',
  reject: 'said no',
  cancel: 'cancelled the offer',
  discard: 'discarded the draft',
  expire: 'The offer expired',
  extend: 'gave it 72 hours more',
  fund: 'The deal opened',
  payment_lapsed: 'The payment did not come; the terms stand again',
}

/** What happened to an offer, newest first, in the reader's words. */
export function happenings(offer: OfferDetails, side: 'brand' | 'talent'): Happening[] {
  const sent = offer.timeline.findIndex(({ event }) => event === 'send')
  return (
    offer.timeline
      .map(({ event, by, at }, index) => {
        const what = words[event] ?? event
        const isPlain = event === 'expire' || event === 'fund' || event === 'payment_lapsed'
        // Terms that waited for their hold are put in place by the system; they are the brand's words all the same.
        const mover = by === 'system' ? 'brand' : by
        const who = mover === side ? 'You' : mover === 'brand' ? offer.brand.companyName : offer.talent.displayName
        return { id: String(index), at, words: isPlain ? what : `${who} ${what}` }
      })
      // How often a brand rewrote what it had not sent is its own business.
      .slice(side === 'talent' && sent > 0 ? sent : 0)
      .toReversed()
  )
}
