import type { OfferDetails } from '@marquee/contract/calls/offers'
import { useMandate } from '#lib/use-mandate.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { nextActionOf } from './next-action.ts'

/** Tells an agent why actions are missing: the mandate does not include them. */
export function MissingPermission({ side, offer }: { side: Viewer; offer: OfferDetails }) {
  const gap = useMandate(side, offer.talent).gap('negotiate', 'accept')
  return gap && nextActionOf(offer, side) === 'yours' ? <Callout>{gap}</Callout> : null
}
