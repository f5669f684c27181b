import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallQuery } from '#lib/use-call-query.ts'

export function useAgency() {
  return useCallQuery(['roster', 'agency'], agencyCalls.agency, {})
}

/** Reads the team members and the talents they are responsible for. */
export function useTeam() {
  return useCallQuery(['roster', 'team'], agencyCalls.team, {})
}

/** Reads the active shared roster links. */
export function useRosterLinks() {
  return useCallQuery(['roster', 'shares'], agencyCalls.rosterLinks, {})
}

/** Topics that a change to the agency, its team or its links makes stale. */
export const agencyTopics = ['roster']
