import { refuse } from '@marquee/contract/refusals'
import { loadTalent, saveTalent } from '../talents/talents.store.ts'
import { tell } from './advance-mandate.ts'
import { lockBetween, saveMandate } from './mandate-moves.store.ts'
import type { Mandate } from './mandates.store.ts'

/** The mandate of a managed talent who may still be claimed, locked. Refuses `invitation_over` when somebody was faster. */
export async function lockClaimed(agencyId: string, talentId: string): Promise<Mandate> {
  const { active } = await lockBetween(agencyId, talentId)
  const talent = await loadTalent(talentId)
  return active?.isManaged && talent && !talent.accountId ? active : refuse('invitation_over')
}

/** The talent becomes the account's own: its id is the talent's, and from here on they go on alone and may end the mandate. */
export async function takeOver(mandate: Mandate, accountId: string, email: string, now: Date): Promise<void> {
  await saveTalent(accountId, { accountId, updatedAt: now })
  await saveMandate(mandate.id, { isManaged: false, email, version: mandate.version + 1, updatedAt: now })
  await tell(mandate, 'claim')
}
