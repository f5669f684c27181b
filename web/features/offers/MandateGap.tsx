import type { OfferDetails } from '@marquee/contract/calls/offers'
import type { Side } from '#lib/side.ts'
import { useMandate } from '#lib/use-mandate.ts'
import { Notice } from '#ui/Notice.tsx'
import { turnOf } from './turn-of.ts'

/** Why an agent finds steps missing here: the talent has kept them to themselves. */
export function MandateGap({ side, offer }: { side: Side; offer: OfferDetails }) {
  const gap = useMandate(side, offer.talent).gap('negotiate', 'accept')
  return gap && turnOf(offer, side) === 'yours' ? <Notice>{gap}</Notice> : null
}
