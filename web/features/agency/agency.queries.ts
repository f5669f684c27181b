import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallQuery } from '#lib/use-call-query.ts'

export function useAgency() {
  return useCallQuery(['roster', 'agency'], agencyCalls.agency, {})
}

/** Who works for the agency, and for which talents. */
export function useTeam() {
  return useCallQuery(['roster', 'team'], agencyCalls.team, {})
}

/** Roster pages that are open to whoever has their link. */
export function useRosterLinks() {
  return useCallQuery(['roster', 'shares'], agencyCalls.rosterLinks, {})
}

/** What a change of the agency, its team or its pages puts out of date. */
export const agencyTopics = ['roster']
