import type { rosterCalls } from '@marquee/contract/calls/roster'
import { fail } from '@marquee/contract/errors'
import { prepared } from '../../platform/handler.ts'
import { agentOf } from '../agencies/agency.ts'
import { storePicture } from '../files/store-picture.ts'
import type { Pictures } from '../identity/identity.ports.ts'
import { emitMandateEvent } from '../mandates/advance-mandate.ts'
import { recordDelegatedAction } from '../mandates/delegated-actions.store.ts'
import { lockMandatesBetween, updateMandate } from '../mandates/mandate-transitions.store.ts'
import { updateManagedTalent } from '../talents/talent-profile.ts'
import { findRosterTalent, type RosterTalent } from './roster.store.ts'
import { isManagedProfile, loadAgencyWork } from './roster.ts'
import { viewRosterDetails } from './roster.view.ts'

/**
 * Changes the agency's notes about a talent, and the profile of a managed talent; absent fields stay. Fails
 * with `talent_keeps_profile` for the profile and pictures of a talent with an account.
 */
export const updateAddedTalent = prepared<typeof rosterCalls.updateAddedTalent, Pictures>({
  prepare: async (ctx, { talentId }) => {
    const agent = await agentOf(ctx.actor)
    const row = (await findRosterTalent(agent, talentId)) ?? fail('not_found')
    if (ctx.files.length === 0) return {}
    requireManagedProfile(row)
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
    const { invited } = await lockMandatesBetween(agent.agencyId, talentId)
    const row = (await findRosterTalent(agent, talentId)) ?? fail('not_found')
    const shared = await loadAgencyWork(agent.agencyId, [talentId])
    const { mandate } = row

    let { talent } = row
    if (profile || Object.keys(pictures).length > 0) {
      requireManagedProfile(row)
      talent = await updateManagedTalent(talentId, profile ?? {}, {
        pictures,
        now: ctx.now,
        at: 'profile.',
      })
      // The talent sees the change after claiming the profile.
      await recordDelegatedAction({
        talentId,
        agencyId: agent.agencyId,
        mandateId: mandate.id,
        accountId: agent.id,
        call: 'updateAddedTalent',
        subjectNoun: 'talent',
        subjectId: talentId,
      })
    }
    await updateMandate(mandate.id, { note, doNotPitch, brandRate, updatedAt: ctx.now })
    await emitMandateEvent(mandate, 'note')

    const notes = {
      note: note ?? mandate.note,
      doNotPitch: doNotPitch ?? mandate.doNotPitch,
      brandRate: brandRate ?? mandate.brandRate,
    }
    const proposals = invited ? [invited] : []
    return viewRosterDetails(
      { ...row, mandate: { ...mandate, ...notes }, talent },
      { ...shared, proposals },
      ctx.now,
    )
  },
})

function requireManagedProfile({ mandate, talent }: RosterTalent): void {
  if (!isManagedProfile(mandate, talent)) fail('talent_keeps_profile')
}
