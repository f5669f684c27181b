import type { AmendedTerms } from '@marquee/contract/terms/amendment-terms'
import { BRAND_TERMS_PRECEDENCE } from '@marquee/contract/terms/brand-terms-precedence'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import type { Price } from '@marquee/contract/terms/price'
import { canonicalJson } from './canonical-json.ts'

/** The price as both sides may read it: without the split between talent and agency, which the brand never sees. */
function sharedPrice({ agent: _agent, agentBps: _agentBps, talent: _talent, ...shared }: Price) {
  return shared
}

/**
 * The terms as they are signed. Attached terms come with what counts where they say something else. Terms that offers did not
 * always have are left out where nothing is agreed, so that the text of an older offer stays the one that was signed.
 */
function termsToSign({ brandTerms, renewalPrice, milestones, ...terms }: OfferTerms) {
  return {
    ...terms,
    ...(milestones.length > 0 && { milestones }),
    ...(renewalPrice !== null && { renewalPrice }),
    ...(brandTerms && { brandTerms: { ...brandTerms, precedence: BRAND_TERMS_PRECEDENCE } }),
  }
}

interface OfferVersion {
  offer: { id: string; brandId: string; talentId: string }
  no: number
  terms: OfferTerms
  price: Price
}

/** Returns the text that both sides sign for a version of an offer: canonical JSON, the same for either of them. */
export function offerTermsText({ offer, no, terms, price }: OfferVersion): string {
  return canonicalJson({
    kind: 'marquee-offer-terms',
    v: 1,
    offerId: offer.id,
    brandId: offer.brandId,
    talentId: offer.talentId,
    versionNo: no,
    terms: termsToSign(terms),
    price: sharedPrice(price),
  })
}

interface Change {
  deal: { id: string; brandId: string; talentId: string }
  amendment: { no: number; kind: string; months: number | null; terms: AmendedTerms; price: Price }
}

/** Returns the text that is signed for a change of a deal: the full new set of terms that it may replace, and their price. */
export function changedTermsText({ deal, amendment }: Change): string {
  return canonicalJson({
    kind: 'marquee-changed-terms',
    v: 1,
    dealId: deal.id,
    brandId: deal.brandId,
    talentId: deal.talentId,
    changeNo: amendment.no,
    change: amendment.kind,
    // From the end of the right, or from the payment where it has ended by then.
    ...(amendment.months && { renewalMonths: amendment.months }),
    terms: amendment.terms,
    price: sharedPrice(amendment.price),
  })
}
