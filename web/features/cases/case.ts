import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Viewer } from '#lib/viewer.ts'

/** What the cards and forms of a case know about its deal and its reader. */
export interface CaseOf {
  side: Viewer
  deal: DealDetails
}

/** The names of both sides of a deal. */
export const namesOf = ({ brand, talent }: DealDetails) => ({
  brand: brand.companyName,
  talent: talent.displayName,
})

/** Returns how a reader calls a side: "You" for their own. */
export function nameOf({ side, deal }: CaseOf, of: 'brand' | 'talent'): string {
  if (of === side) return 'You'
  return of === 'brand' ? deal.brand.companyName : deal.talent.displayName
}
