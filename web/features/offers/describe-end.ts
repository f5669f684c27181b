import type { OfferDetails } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { isGift } from '@marquee/contract/terms/price'
import type { Viewer } from '#lib/viewer.ts'

type OfferToEnd = Pick<OfferDetails, 'status' | 'funding' | 'price'> & {
  brand: { companyName: string }
  talent: { displayName: string }
}

/** Returns what the end of an offer means for the money and the other party, and whether it can be undone. */
export function describeEnd(side: Viewer, offer: OfferToEnd): string[] {
  const { status, price, brand, talent } = offer
  const isGifted = isGift(price)
  if (side !== 'brand')
    return [
      'The offer ends. You can’t reopen it.',
      `${brand.companyName} sees the reason${isGifted ? '' : ', and its hold is released'}.`,
    ]
  if (status === 'draft')
    return [
      `${talent.displayName} hasn’t seen it${isGifted ? '' : ', and nothing was held'}.`,
      'You can’t restore it.',
    ]
  return [
    'The offer ends. You can’t reopen it.',
    ...(isGifted ? [] : [describeRelease(offer)]),
    `We tell ${talent.displayName}. If they applied, they return to your shortlist.`,
  ]
}

function describeRelease({ funding }: OfferToEnd): string {
  return funding?.status === 'authorised'
    ? `The ${formatMoney(funding.amount, funding.currency)} held on your card is released. Nothing is charged.`
    : 'Nothing is charged.'
}
