import type { BrandCard } from '@marquee/contract/calls/campaigns'
import type { Profile } from '@marquee/contract/calls/profile'
import type { Brand, brandCardColumns } from './brands.store.ts'

/** A row of `brandCardColumns`. */
export type BrandCardRow = Pick<Brand, keyof typeof brandCardColumns>

/**
 * Returns whether a brand may create campaigns and offers: `Active`, or early access. Other brands read
 * everything and finish open work (design, section 7).
 */
export function isEntitled(brand: Pick<Brand, 'subscriptionStatus' | 'isEarlyAccess'>): boolean {
  return brand.subscriptionStatus === 'Active' || brand.isEarlyAccess
}

/** Returns the public card of a brand. `industries` maps ids to names. */
export function viewBrandCard(row: BrandCardRow, industries: ReadonlyMap<string, string>): BrandCard {
  return {
    id: row.id,
    companyName: row.companyName,
    logoUrl: row.logoUrl,
    city: row.city,
    industry: row.industryId ? (industries.get(row.industryId) ?? null) : null,
    answersWithinHours:
      row.answersCount > 0
        ? Math.max(1, Math.round(row.answersTotalMs / row.answersCount / 3_600_000))
        : null,
    completedDeals: row.completedDeals,
    isActive: row.subscriptionStatus === 'Active',
  }
}

/** Returns the brand's own part of its profile. */
export function viewBrandProfile(
  brand: Brand,
): Pick<Profile, 'brand' | 'subscriptionStatus' | 'hasTrialLeft' | 'settingDetails' | 'name'> {
  const {
    id,
    companyName,
    about,
    website,
    industryId,
    legalName,
    vatNumber,
    companyNumber,
    street,
    postcode,
    phone,
    city,
    country,
    logoUrl,
    coverUrl,
  } = brand
  return {
    name: companyName,
    subscriptionStatus: brand.subscriptionStatus,
    hasTrialLeft: brand.hasTrialLeft,
    settingDetails: { isEarlyAccess: brand.isEarlyAccess },
    brand: {
      id,
      companyName,
      about,
      website,
      industryId,
      legalName,
      vatNumber,
      companyNumber,
      street,
      postcode,
      phone,
      city,
      country,
      logoUrl,
      coverUrl,
    },
  }
}
