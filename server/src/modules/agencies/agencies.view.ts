import type { Member } from '@marquee/contract/calls/agency'
import type { AgencyCard } from '@marquee/contract/calls/mandates'
import type { AgencyProfile } from '@marquee/contract/calls/profile'
import type { Agency } from './agencies.store.ts'
import type { Team } from './agency.ts'
import type { Agent } from './agents.store.ts'

/** Returns an agency's profile as this agent of it reads it. */
export function viewAgency(agency: Agency, agent: Agent): AgencyProfile & { isOwner: boolean } {
  const { id, name, legalName, companyNumber, vatNumber, website, about, city, country, logoUrl } = agency
  return {
    id,
    name,
    legalName,
    companyNumber,
    vatNumber,
    website,
    about,
    city,
    country,
    logoUrl,
    isOwner: agent.role === 'owner',
  }
}

/** Returns an agency's card, as shown beside what it does. */
export function viewAgencyCard({ id, name, logoUrl }: Pick<Agency, 'id' | 'name' | 'logoUrl'>): AgencyCard {
  return { id, name, logoUrl }
}

/**
 * Returns the members of a team, then the open invitations. A talent who has left the roster is left out, so
 * that assignments need no cleaning up.
 */
export function viewTeam({ members, invited, represented }: Team): { items: Member[] } {
  const onRoster = (ids: string[]): string[] => ids.filter((id) => represented.has(id))
  return {
    items: [
      ...members.map(({ agent, name, email, talentIds }) => ({
        id: agent.id,
        name,
        email,
        avatarUrl: agent.avatarUrl,
        role: agent.role,
        status: 'active' as const,
        talentIds: onRoster(talentIds),
        receivesMail: agent.receivesMail,
      })),
      ...invited.map(({ id, name, email, talentIds }) => ({
        id,
        name,
        email,
        avatarUrl: null,
        role: 'member' as const,
        status: 'invited' as const,
        talentIds: onRoster(talentIds),
        receivesMail: true,
      })),
    ],
  }
}
