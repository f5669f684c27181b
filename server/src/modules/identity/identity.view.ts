import type { Profile } from '@marquee/contract/calls/profile'
import { fail } from '@marquee/contract/errors'
import { profileParts } from './identity.ports.ts'
import { type Account, loadAccount } from './identity.store.ts'

/**
 * Returns the profile of an account with the part of its role. Fails with `not_found` when the account is
 * gone.
 */
export async function profileOf(accountId: string): Promise<Profile> {
  const account = (await loadAccount(accountId)) ?? fail('not_found')
  const part = profileParts.get()[account.role]
  return { ...viewAccount(account), ...(await part?.load(account.id)) }
}

function viewAccount(account: Account): Profile {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    role: { role: account.role },
    emailVerifiedAt: account.emailVerifiedAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    subscriptionStatus: null,
    settingDetails: { isEarlyAccess: false },
    brand: null,
    talent: null,
    agency: null,
  }
}
