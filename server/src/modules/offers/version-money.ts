import { formatMoney } from '@marquee/contract/rules/currency'
import { listVersions, loadOffer, type Offer } from './offers.store.ts'

/** What a version of an offer comes to, in words. */
export interface VersionMoney {
  offer: Offer | undefined
  /** What the brand pays and what reaches the talent, as money; empty without an offer. */
  pays: string
  earns: string
  /** Who wrote the version. */
  termsBy: 'brand' | 'talent' | null
}

/** The money of the version an event is about, or of the one that stands. */
export async function versionMoney(offerId: string | null, versionNo?: unknown): Promise<VersionMoney> {
  const offer = offerId ? await loadOffer(offerId) : undefined
  if (!offer) return { offer, pays: '', earns: '', termsBy: null }
  const version = (await listVersions(offer.id)).find(({ no }) => no === (versionNo ?? offer.versionNo))
  const price = version?.price ?? offer.price
  const money = (minor: number) => formatMoney(minor, price.currency)
  return { offer, pays: money(price.payerPays), earns: money(price.talent), termsBy: version?.by ?? null }
}
