import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallQuery } from '#lib/use-call-query.ts'

/** What a mailed invitation is about; nothing is asked without a token. */
export function useInvitation(token: string) {
  return useCallQuery(['invitation', token], agencyCalls.invitation, { token }, { enabled: token !== '' })
}
