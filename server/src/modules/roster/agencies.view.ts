import type { AgencyCard } from '@marquee/contract/calls/mandates'
import type { AgencyProfile } from '@marquee/contract/calls/profile'
import type { Agency } from './agencies.store.ts'

/** All an agency says of itself, as its own people read it. */
export function viewAgency(agency: Agency): AgencyProfile {
  const { id, name, legalName, companyNumber, vatNumber, website, about, city, country, logoUrl } = agency
  return { id, name, legalName, companyNumber, vatNumber, website, about, city, country, logoUrl }
}

/** An agency beside what it does. */
export function viewAgencyCard({ id, name, logoUrl }: Pick<Agency, 'id' | 'name' | 'logoUrl'>): AgencyCard {
  return { id, name, logoUrl }
}
