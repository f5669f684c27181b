import { agencyCalls } from '@marquee/contract/calls/agency'
import { useAsk } from '#lib/use-ask.ts'

/** What a mailed invitation is about; nothing is asked without a token. */
export function useInvitation(token: string) {
  return useAsk(['invitation', token], agencyCalls.invitation, { token }, { enabled: token !== '' })
}
