import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Reads an emailed invitation; disabled without a token. */
export function useInvitation(token: string) {
  return useCallQuery(['invitation', token], agencyCalls.invitation, { token }, { enabled: token !== '' })
}
