import { loadBrand } from '../brands/brands.store.ts'
import { loadDeliverable } from '../deals/deliverables.store.ts'
import { versionMoney } from '../offers/version-money.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { StoredCard } from './conversations.tables.ts'

/** The payload shared by events between a brand and a talent. */
export interface CardPayload {
  offerId: string
  campaignId: string
  brandId: string
  talentId: string
  versionNo?: number
  deliverableId?: string
}

/**
 * Returns the variables of an activity card, stored with it: names and amounts at that moment, for either
 * side.
 */
export async function activityCardVariables({
  offerId,
  brandId,
  talentId,
  versionNo,
  deliverableId,
}: CardPayload): Promise<StoredCard['facts']> {
  const [brand, talent, deliverable, { offer: _offer, ...money }] = await Promise.all([
    loadBrand(brandId),
    loadTalent(talentId),
    deliverableId ? loadDeliverable(deliverableId) : undefined,
    versionMoney(offerId, versionNo),
  ])
  return {
    brand: brand?.companyName ?? '',
    talent: talent?.displayName ?? '',
    piece: deliverable?.title ?? '',
    ...money,
  }
}
