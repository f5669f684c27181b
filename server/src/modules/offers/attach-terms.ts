import { failField } from '@marquee/contract/errors'
import { type BrandTerms, isSameBrandTerms } from '@marquee/contract/terms/brand-terms'
import type { OfferTerms } from '@marquee/contract/terms/offer-terms'
import { attachBrandTerms } from '../brand-terms/brand-terms.store.ts'
import type { OfferVersionRow } from './offers.store.ts'

type Versions = readonly Pick<OfferVersionRow, 'no' | 'terms'>[]

/** Keeps the terms that a brand attaches for its offer. Returns false unless they are on its list, as they are named; true for none. */
export async function attachTerms(brandId: string, terms: BrandTerms | null, now: Date): Promise<boolean> {
  return terms === null || attachBrandTerms(brandId, terms, now)
}

/** Fails at the attached terms: they are missing, foreign, removed or replaced. */
export function failAttached(): never {
  return failField('terms.brandTerms', 'These terms are no longer on your list. Choose other ones, or none.')
}

/** Fails as `failAttached` does, unless a version of the offer attaches the same terms: an offer keeps those that it has. */
export function requireAttached(isAttached: boolean, terms: BrandTerms | null, versions: Versions): void {
  if (isAttached || versions.some((version) => isSameBrandTerms(version.terms.brandTerms, terms))) return
  failAttached()
}

/**
 * Returns the terms of a talent’s counter-offer with what the answered version attaches; requests that do not know attached terms
 * keep them. Fails at the attached terms when the talent names other ones.
 */
export function keepTerms(versions: Versions, versionNo: number, terms: OfferTerms): OfferTerms {
  const attached = versions.find(({ no }) => no === versionNo)?.terms.brandTerms ?? null
  if (terms.brandTerms !== null && !isSameBrandTerms(terms.brandTerms, attached))
    failField('terms.brandTerms', 'Only the brand can change the attached terms.')
  return { ...terms, brandTerms: attached }
}
