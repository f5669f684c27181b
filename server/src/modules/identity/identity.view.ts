import type { Profile } from '@marquee/contract/calls/profile'
import { missingConfirmations } from '@marquee/contract/legal/confirmations'
import type { LegalDocuments } from '@marquee/contract/legal/documents'
import { type Consent, listConsents } from './consents.store.ts'
import { profileParts } from './identity.ports.ts'
import type { Account } from './identity.store.ts'
import { loadLegalDocuments } from './legal-versions.store.ts'
import { loadSecondFactor, type SecondFactor } from './second-factors.store.ts'

/** Returns the profile of an account with the part of its role, which is loaded. */
export async function profileOf(account: Account): Promise<Profile> {
  const [part, consents, documents, factor] = await Promise.all([
    profileParts.get()[account.role]?.load(account.id),
    listConsents(account.id),
    loadLegalDocuments(),
    loadSecondFactor(account.id),
  ])
  return { ...viewAccount(account, missingOf(account, consents, documents), factor), ...part }
}

function missingOf({ role }: Account, consents: readonly Consent[], documents: LegalDocuments) {
  return role === 'adminProMax' ? [] : missingConfirmations(role, consents, documents)
}

function viewAccount(
  account: Account,
  documentsToConfirm: Profile['documentsToConfirm'],
  factor: SecondFactor | undefined,
): Profile {
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
    documentsToConfirm,
    secondFactor: factor ? { removesAt: factor.removesAt?.toISOString() ?? null } : null,
    brand: null,
    talent: null,
    agency: null,
    agent: null,
  }
}
