import { fail } from '@marquee/contract/errors'
import { loadTalent, updateTalent } from '../talents/talents.store.ts'
import { emitMandateEvent } from './advance-mandate.ts'
import { lockBetween, updateMandate } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'

/** The mandate of a managed talent who may still be claimed, locked. Refuses `invitation_expired` when somebody was faster. */
export async function lockProfileForClaim(agencyId: string, talentId: string): Promise<Mandate> {
  const { active } = await lockBetween(agencyId, talentId)
  const talent = await loadTalent(talentId)
  return active?.isManaged && talent && !talent.accountId ? active : fail('invitation_expired')
}

/** The talent becomes the account's own: its id is the talent's, and from here on they go on alone and may end the mandate. */
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
