import { fail } from '@marquee/contract/errors'
import { emitMandateEvent } from '../mandates/advance-mandate.ts'
import { lockBetween, updateMandate } from '../mandates/mandate-transitions.store.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { loadTalent, updateTalent } from '../talents/talents.store.ts'

/**
 * Returns the locked mandate of a managed talent whose profile can still be claimed. Fails with
 * `invitation_expired` when it was claimed meanwhile.
 */
export async function lockProfileForClaim(agencyId: string, talentId: string): Promise<Mandate> {
  const { active } = await lockBetween(agencyId, talentId)
  const talent = await loadTalent(talentId)
  return active?.isManaged && talent && !talent.accountId ? active : fail('invitation_expired')
}

/** Links the talent to the account: the account has the talent's id, and the talent may end the mandate. */
export async function claimProfile(
  mandate: Mandate,
  accountId: string,
  email: string,
  now: Date,
): Promise<void> {
  await updateTalent(accountId, { accountId, updatedAt: now })
  await updateMandate(mandate.id, { isManaged: false, email, version: mandate.version + 1, updatedAt: now })
  await emitMandateEvent(mandate, 'claim')
}
