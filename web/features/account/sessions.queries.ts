import { accountCalls } from '@marquee/contract/calls/accounts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'

export function useSessions() {
  return useCallQuery(['sessions'], accountCalls.sessions, {})
}

/** Ends one other session, or all others. */
export function useEndSessions() {
  return useCallMutation(accountCalls.endSessions, { topics: ['sessions'], quiet: true })
}
