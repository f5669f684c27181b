import { isDeepStrictEqual } from 'node:util'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import type { OfferFacts } from '@marquee/contract/lifecycles/offer'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { loadBrand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import { lockCampaign } from '../campaigns/campaigns.store.ts'
import { loadPayable } from '../payments/payables.store.ts'
import type { Offer, OfferVersionRow } from './offers.store.ts'

/** What the guards of an offer ask of the mover; `terms` are those the mover proposes, if any. */
export async function offerFacts(
  offer: Offer,
  versions: OfferVersionRow[],
  by: Party,
  now: Date,
  terms?: OfferTerms,
): Promise<OfferFacts> {
  const [brand, campaign, payable] = await Promise.all([
    loadBrand(offer.brandId),
    offer.campaignId ? lockCampaign(offer.campaignId) : null,
    offer.payableId ? loadPayable(offer.payableId) : null,
  ])
  const standing = versions.find((version) => version.no === offer.versionNo)
  return {
    entitled: brand !== undefined && isEntitled(brand),
    expired: offer.expiresAt !== null && offer.expiresAt <= now,
    counterOffersUsed: counterOffersUsed(versions, by),
    sameTerms: terms !== undefined && standing !== undefined && sameTerms(terms, standing.terms),
    extendedOnce: offer.extendedOnce,
    // Offers go on while a campaign is paused or closed to new applications; only its end ends them.
    campaignRunning: !campaign || ['live', 'paused', 'closed'].includes(campaign.status),
    placesLeft: !campaign || campaign.placesTaken < campaign.places,
    funded: payable?.status === 'authorised' && payable.amount === offer.price.payerPays,
    charging:
      offer.status === 'awaiting_payment' && (payable?.status === 'authorised' || payable?.status === 'paid'),
  }
}

/** Counter-offers this side has made so far. */
export function counterOffersUsed(versions: readonly OfferVersionRow[], by: Party): number {
  return versions.filter((version) => version.kind === 'counter' && version.by === by).length
}

/** Alike in everything but the accompanying words. */
function sameTerms(one: OfferTerms, other: OfferTerms): boolean {
  return isDeepStrictEqual({ ...one, message: '' }, { ...other, message: '' })
}
