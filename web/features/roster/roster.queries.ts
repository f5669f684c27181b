import { mandateCalls } from '@marquee/contract/calls/mandates'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Topics that a change to the roster makes stale. */
export const rosterTopics = ['roster', 'home', 'talents', 'offers']
/** Topics that a response about a mandate makes stale for the talent. */
export const mandateTopics = ['mandates', 'home', 'offers']

const states = statesOf(mandateLifecycle)

/**
 * Reads the roster, newest first. An unknown `status` from the URL is ignored. Its rows count work, so its
 * key is under the topic `home`, which every change of work invalidates.
 */
export function useRoster({ status, text }: { status: string; text: string }) {
  const known = states.find((state) => state === status)
  const filter = { ...(known && { status: known }), ...(text && { text }) }
  return usePagedQuery(['home', 'roster', filter], rosterCalls.addedTalents, filter)
}

/** Reads one talent of the roster with profile and mandate; disabled while they are being removed. */
export function useRosterTalent(talentId: string, isWanted: boolean) {
  return useCallQuery(
    ['home', 'roster', talentId],
    rosterCalls.addedTalent,
    { talentId },
    { enabled: isWanted },
  )
}

/** Reads the mandates of the talent: requested, active and ended. */
export function useMandates() {
  return usePagedQuery(['mandates', 'all'], mandateCalls.talentMandates, {})
}

/**
 * Reads what was done on the talent's behalf, newest first; under the topic `home`, which every such action
 * invalidates.
 */
export function useDelegatedActions() {
  return usePagedQuery(['home', 'delegated-actions'], mandateCalls.delegatedActions, {})
}
