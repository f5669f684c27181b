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
}

/** What happened to an offer, newest first, in the reader's words. */
export function happenings(offer: OfferDetails, side: 'brand' | 'talent'): Happening[] {
  return offer.timeline
    .map(({ event, by, at }, index) => {
      const what = words[event] ?? event
      const isPlain = event === 'expire' || event === 'fund'
      const mover = event === 'send' ? 'brand' : by
      const who = mover === side ? 'You' : mover === 'brand' ? offer.brand.companyName : offer.talent.displayName
      return { id: String(index), at, words: isPlain ? what : `${who} ${what}` }
    })
    .toReversed()
}
