import { type Amendment, loadAmendment } from '../amendments/amendments.store.ts'
import { changeOf } from '../amendments/change-money.ts'
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
  /** The side that acted in a cancellation or dispute, whose proposal the card is about. */
  by?: 'brand' | 'talent' | null
  amendmentId?: string
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
  by,
  amendmentId,
}: CardPayload): Promise<StoredCard['facts']> {
  const [brand, talent, deliverable, amendment, { offer: _offer, ...money }] = await Promise.all([
    loadBrand(brandId),
    loadTalent(talentId),
    deliverableId ? loadDeliverable(deliverableId) : undefined,
    amendmentId ? loadAmendment(amendmentId) : undefined,
    versionMoney(offerId, versionNo),
  ])
  return {
    brand: brand?.companyName ?? '',
    talent: talent?.displayName ?? '',
    piece: deliverable?.title ?? '',
    isRenewal: amendment?.kind === 'rights_renewal',
    ...money,
    termsBy: by === undefined ? money.termsBy : by,
    ...(amendment && changeFacts(amendment)),
  }
}

/** Returns the money of a card about a change: the difference it makes to each side, and who proposed it. */
function changeFacts(amendment: Amendment): Pick<StoredCard['facts'], 'pays' | 'earns' | 'termsBy'> {
  const { paysChange, earnsChange } = changeOf(amendment)
  return { pays: paysChange, earns: earnsChange, termsBy: amendment.by }
}
