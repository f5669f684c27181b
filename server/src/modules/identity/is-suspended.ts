import type { Account } from './identity.store.ts'

/** Returns whether an account is suspended itself, or with the agency of which it is a member. */
export function isSuspended({
  status,
  isAgencySuspended,
}: Pick<Account, 'status' | 'isAgencySuspended'>): boolean {
  return status === 'suspended' || isAgencySuspended
}
