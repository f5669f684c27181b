import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { prepared } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import type { Agent } from '../agencies/agents.store.ts'
import { storePicture } from '../files/store-picture.ts'
import type { Pictures } from '../identity/identity.ports.ts'
import { emitMandateEvent } from '../mandates/advance-mandate.ts'
import { recordDelegatedAction } from '../mandates/delegated-actions.store.ts'
import { lockMandatesBetween, updateMandate } from '../mandates/mandate-transitions.store.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { saveTalentProfile } from '../talents/talent-profile.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { loadRosterRow } from './get-roster.ts'
import { findLiveMandate } from './roster.store.ts'

/**
 * Changes the agency's notes about a talent, and the profile of a managed talent; absent fields stay. Fails
 * with `talent_keeps_profile` for the profile and pictures of a talent with an account.
 */
export const updateAddedTalent = prepared<typeof rosterCalls.updateAddedTalent, Pictures>({
  prepare: async (ctx, { talentId }) => {
    const agent = await agentOf(ctx.actor)
    const mandate = (await findLiveMandate(agent, talentId)) ?? fail('not_found')
    if (ctx.files.length === 0) return {}
    await refuseOwnProfile(mandate)
    const [avatar, cover] = ['avatar', 'cover'].map((field) => ctx.files.find((file) => file.field === field))
    // The pictures belong to the talent: they stay when the agent who sent them leaves, and are deleted with
    // the talent.
    return {
      ...(avatar && { avatar: (await storePicture(avatar, 'avatars', talentId)).url }),
      ...(cover && { cover: (await storePicture(cover, 'covers', talentId)).url }),
    }
  },
  act: async (ctx, { talentId, profile, note, doNotPitch, brandRate }, pictures) => {
    const agent = await agentOf(ctx.actor)
    if (!(await findLiveMandate(agent, talentId))) fail('not_found')
    const { active, invited } = await lockMandatesBetween(agent.agencyId, talentId)
    const mandate = active ?? invited ?? fail('not_found')
    if (profile || Object.keys(pictures).length > 0) {
      await refuseOwnProfile(mandate)
      await saveTalentProfile(talentId, profile ?? {}, { pictures, now: ctx.now, at: 'profile.' })
      await writeDown(agent, mandate, talentId)
    }
    await updateMandate(mandate.id, { note, doNotPitch, brandRate, updatedAt: ctx.now })
    await emitMandateEvent(mandate, 'note')
    return loadRosterRow(agent, mandate.id, ctx.now)
  },
})

async function refuseOwnProfile({ talentId, isManaged, status }: Mandate): Promise<void> {
  const talent = talentId ? await loadTalent(talentId) : undefined
  if (!talent || talent.accountId || !isManaged || status !== 'active') fail('talent_keeps_profile')
}

/** Records the change, so that the talent sees it after claiming the profile. */
async function writeDown(
  { id: accountId, agencyId }: Agent,
  { id: mandateId }: Mandate,
  talentId: string,
): Promise<void> {
  await recordDelegatedAction({
    talentId,
    agencyId,
    mandateId,
    accountId,
    call: 'updateAddedTalent',
    subjectNoun: 'talent',
    subjectId: talentId,
  })
}
