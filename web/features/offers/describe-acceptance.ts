import type { OfferCard, OfferDetails } from '@marquee/contract/calls/offers'
import { formatMoney } from '@marquee/contract/rules/currency'
import { PAY_DAY_TEXT } from '@marquee/contract/rules/pay-day'
import { isGift } from '@marquee/contract/terms/price'
import { formatTalent, type Viewer } from '#lib/viewer.ts'

type AcceptableOffer = Pick<OfferCard, 'versionNo' | 'price'> &
  Pick<OfferDetails, 'consent'> & {
    brand: { companyName: string }
    talent: { displayName: string }
    agency: { name: string } | null
  }

interface AcceptanceTexts {
  title: string
  /** The consequences for the talent's side; brands have their own texts. */
  consequences: string[]
  confirm: string
}

/**
 * Returns the texts of the dialog to accept: immediately, as confirmation of the agency's acceptance, or as a
 * request to the talent.
 */
export function describeAcceptance(
  side: Viewer,
  offer: AcceptableOffer,
  asksFirst: boolean,
): AcceptanceTexts {
  const version = `version ${offer.versionNo}`
  if (side === 'talent' && offer.consent)
    return {
      title: `Confirm ${version}?`,
      consequences: [`${agencyOf(offer)} has accepted on your behalf.`, ...gains(side, offer)],
      confirm: `Confirm ${version}`,
    }
  if (side === 'agent' && asksFirst) {
    const { displayName } = offer.talent
    const first = `${displayName} is asked to confirm. Until they do, nothing is charged and the offer doesn’t change.`
    return {
      title: `Accept ${version}?`,
      consequences: [first, ...gains(side, offer, 'then')],
      confirm: `Accept and ask ${displayName}`,
    }
  }
  return { title: `Accept ${version}?`, consequences: gains(side, offer), confirm: `Accept ${version}` }
}

function gains(side: Viewer, offer: AcceptableOffer, when: 'now' | 'then' = 'now'): string[] {
  const { price, brand, talent } = offer
  if (isGift(price))
    return [
      `${formatTalent(side, talent.displayName)} ${side === 'talent' ? 'get' : 'gets'} the gifted product and no fee.`,
    ]
  const gets = formatMoney(price.talent, price.currency)
  const commission =
    price.agent > 0 ? ` ${agencyOf(offer)} gets ${formatMoney(price.agent, price.currency)}.` : ''
  return [
    `${formatTalent(side, talent.displayName)} ${side === 'talent' ? 'earn' : 'earns'} ${gets}, ${PAY_DAY_TEXT}.${commission}`,
    `${brand.companyName}’s card is charged ${when}. We hold the money until the work is approved.`,
  ]
}

function agencyOf({ agency }: Pick<AcceptableOffer, 'agency'>): string {
  return agency?.name ?? 'Your agency'
}
