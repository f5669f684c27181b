import { identityCalls } from '@marquee/contract/calls/identity'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

export function useSessions() {
  return useCallQuery(['sessions'], identityCalls.sessions, {})
}

/** Ends one other session, or all others. */
export function useEndSessions() {
  return useCallMutation(identityCalls.endSessions, { topics: ['sessions'], quiet: true })
}
