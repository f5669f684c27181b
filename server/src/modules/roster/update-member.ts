import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { ownerOf } from './agent.ts'
import { teamOf } from './get-team.ts'
import { setInvitedTalents } from './invitations.store.ts'
import { requireRosterTalents } from './invite-member.ts'
import { findMember, setTalents, updateAgent } from './team.store.ts'

/**
 * Says which talents a colleague answers for, and whether their mail comes along; the owner answers for all. Refuses `owner_only`; by
 * field an unknown colleague and talents who are not on the roster.
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
