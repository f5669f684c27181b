import { formatMoney } from '@marquee/contract/rules/currency'
import { listVersions, loadOffer, type Offer } from './offers.store.ts'

/** The money of one version of an offer, for texts about it. */
export interface VersionMoney {
  offer: Offer | undefined
  /** What the brand pays and what the talent earns, formatted with the currency; empty without an offer. */
  pays: string
  earns: string
  /** The side that wrote the version. */
  termsBy: 'brand' | 'talent' | null
}

/** Returns the money of the named version of an offer, or of the current one. */
export async function versionMoney(offerId: string | null, versionNo?: unknown): Promise<VersionMoney> {
  const [offer, versions] = offerId
    ? await Promise.all([loadOffer(offerId), listVersions(offerId)])
    : [undefined, []]
  if (!offer) return { offer, pays: '', earns: '', termsBy: null }
  const version = versions.find(({ no }) => no === (versionNo ?? offer.versionNo))
  const price = version?.price ?? offer.price
  return {
    offer,
    pays: formatMoney(price.payerPays, price.currency),
    earns: formatMoney(price.talent, price.currency),
    termsBy: version?.by ?? null,
  }
}
