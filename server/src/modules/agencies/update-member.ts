import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { ownerOf } from './agent.ts'
import { findMember, setTalents, updateAgent } from './agents.store.ts'
import { teamOf } from './get-team.ts'
import { setInvitedTalents } from './invitations.store.ts'
import { requireRosterTalents } from './invite-member.ts'

/**
 * Sets a colleague's assigned talents and whether they receive email about them; the owner is responsible for
 * all talents. Fails with `owner_only`, and on the field for an unknown colleague and for talents who are not
 * on the roster.
 */
export const updateMember: Handler<typeof agencyCalls.updateMember> = async (
  ctx,
  { memberId, talentIds, receivesMail },
) => {
  const { agencyId } = await ownerOf(ctx.actor)
  await requireRosterTalents(agencyId, talentIds)
  const member = await findMember(agencyId, memberId)
  if (member) {
    await updateAgent(memberId, { receivesMail })
    if (member.role === 'member') await setTalents(memberId, talentIds)
    broadcast([memberId], 'refresh', {
      topics: ['roster', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar'],
    })
  } else if (!(await setInvitedTalents(agencyId, memberId, talentIds))) {
    failField('memberId', 'There is no such colleague.')
  }
  await emit('agency.changed', { agencyId })
  return teamOf(agencyId, ctx.now)
}
