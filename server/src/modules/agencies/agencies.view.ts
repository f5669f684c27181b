import type { AgencyCard } from '@marquee/contract/calls/mandates'
import type { AgencyProfile } from '@marquee/contract/calls/profile'
import type { Agency } from './agencies.store.ts'

/** Returns an agency's profile as its own agents read it. */
export function viewAgency(agency: Agency): AgencyProfile {
  const { id, name, legalName, companyNumber, vatNumber, website, about, city, country, logoUrl } = agency
  return { id, name, legalName, companyNumber, vatNumber, website, about, city, country, logoUrl }
}

/** Returns an agency's card, as shown beside what it does. */
export function viewAgencyCard({ id, name, logoUrl }: Pick<Agency, 'id' | 'name' | 'logoUrl'>): AgencyCard {
  return { id, name, logoUrl }
}
