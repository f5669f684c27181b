import { agencyCalls } from '@marquee/contract/calls/agency'
import { useAsk } from '#lib/use-ask.ts'

export function useAgency() {
  return useAsk(['roster', 'agency'], agencyCalls.agency, {})
}

/** Who works for the agency, and for which talents. */
export function useTeam() {
  return useAsk(['roster', 'team'], agencyCalls.team, {})
}

/** Roster pages that are open to whoever has their link. */
export function useShares() {
  return useAsk(['roster', 'shares'], agencyCalls.rosterShares, {})
}

/** What a change of the agency, its team or its pages puts out of date. */
export const agencyTopics = ['roster']
