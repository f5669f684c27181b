import { type Currency, formatMoney } from '@marquee/contract/rules/currency'
import { loadBrand } from '../brands/brands.store.ts'
import { loadDeliverable } from '../deals/deliverables.store.ts'
import { listVersions, loadOffer } from '../offers/offers.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { CardPart } from './conversations.tables.ts'

/** What an event between a brand and a talent carries. */
export interface Between {
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  versionNo?: number
  deliverableId?: string
}

/** What a card says of an event, kept with it: names and money of that moment, for either side. */
export async function cardFacts({ offerId, brandId, talentId, versionNo, deliverableId }: Between): Promise<CardPart['facts']> {
  const [brand, talent, offer, piece] = await Promise.all([
    loadBrand(brandId),
    loadTalent(talentId),
    loadOffer(offerId),
    deliverableId ? loadDeliverable(deliverableId) : undefined,
  ])
  const version = offer && (await listVersions(offer.id)).find(({ no }) => no === (versionNo ?? offer.versionNo))
  const price = version?.price ?? offer?.price
  const money = (minor: number | undefined, currency: Currency | undefined) =>
    minor === undefined || !currency ? '' : formatMoney(minor, currency)
  return {
    ...{ brand: brand?.companyName ?? '', talent: talent?.displayName ?? '', piece: piece?.title ?? '' },
    ...{ pays: money(price?.payerPays, price?.currency), earns: money(price?.talent, price?.currency) },
    termsBy: version?.by ?? null,
  }
}
