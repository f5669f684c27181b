import { formatMoney } from '@marquee/contract/rules/currency'
import { GIFT_TEXT, isGift, type Price } from '@marquee/contract/terms/price'
import { listVersions, loadOffer, type Offer } from './offers.store.ts'

/** The money of one version of an offer, for texts about it. */
export interface VersionMoney {
  offer: Offer | undefined
  /** What the brand pays and what the talent earns, formatted with the currency; empty without an offer. */
  pays: string
  earns: string
  /** The work is done for a gift: nothing is paid for it. */
  isGift: boolean
  /** The side that wrote the version. */
  termsBy: 'brand' | 'talent' | null
}

/** Returns the money of the named version of an offer, or of the current one. */
export async function versionMoney(offerId: string | null, versionNo?: unknown): Promise<VersionMoney> {
  const [offer, versions] = offerId
    ? await Promise.all([loadOffer(offerId), listVersions(offerId)])
    : [undefined, []]
  if (!offer) return { offer, pays: '', earns: '', isGift: false, termsBy: null }
  const version = versions.find(({ no }) => no === (versionNo ?? offer.versionNo))
  const price = version?.price ?? offer.price
  return { offer, ...moneyOf(price), termsBy: version?.by ?? null }
}

/** Returns what the brand pays and what the talent earns, formatted with the currency. */
export function moneyOf(price: Price): Pick<VersionMoney, 'pays' | 'earns' | 'isGift'> {
  return {
    pays: isGift(price) ? GIFT_TEXT : formatMoney(price.payerPays, price.currency),
    earns: isGift(price) ? GIFT_TEXT : formatMoney(price.talent, price.currency),
    isGift: isGift(price),
  }
}
