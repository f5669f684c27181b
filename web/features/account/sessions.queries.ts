import { identityCalls } from '@marquee/contract/calls/identity'
import { useAsk } from '#lib/use-ask.ts'
import { useWrite } from '#lib/use-write.ts'

export function useSessions() {
  return useAsk(['sessions'], identityCalls.sessions, {})
}

/** Ends one other session, or all others. */
export function useEndSessions() {
  return useWrite(identityCalls.endSessions, { topics: ['sessions'] })
}
