import { brandPaths } from '#lib/paths.ts'

/**
 * Returns where a brand joins, or signs in, to send an offer to a talent, perhaps for one of the packages; the offer opens afterwards,
 * and at once for a brand that is signed in.
 */
export function offerPath(talentId: string, packageId?: string): string {
  const query = new URLSearchParams({ talent: talentId, ...(packageId && { package: packageId }) })
  return signUpPath(`${brandPaths.newOffer}?${query}`)
}

/** Returns where a brand joins, or signs in, to save a talent; likewise, the talent’s page opens afterwards and saves them. */
export const savePath = (talentId: string): string => signUpPath(brandPaths.saveTalent(talentId))

const signUpPath = (next: string): string => `/signup/brand?${new URLSearchParams({ next })}`
