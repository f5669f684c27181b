import { securityCalls } from '@marquee/contract/calls/security'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Reads the second factor and the pending change of the email address. */
export function useSecurity() {
  return useCallQuery(['account', 'security'], securityCalls.security, {})
}
