import type { Profile } from '@marquee/contract/calls/profile'
import { profileParts } from './identity.ports.ts'
import type { Account } from './identity.store.ts'

/** Returns the profile of an account with the part of its role, which is loaded. */
export async function profileOf(account: Account): Promise<Profile> {
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
    hasTrialLeft: false,
    settingDetails: { isEarlyAccess: false },
    brand: null,
    talent: null,
    agency: null,
    agent: null,
  }
}
