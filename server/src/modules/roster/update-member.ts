import type { agencyCalls } from '@marquee/contract/calls/agency'
import { refuseField } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { push } from '../../platform/realtime.ts'
import { ownerOf } from './agent.ts'
import { setInvitedTalents } from './invitations.store.ts'
import { refuseStrangers } from './invite-member.ts'
import { teamOf } from './show-team.ts'
import { findMember, saveAgent, setTalents } from './team.store.ts'

/**
 * Says which talents a colleague answers for, and whether their mail comes along; the owner answers for all. Refuses `owner_only`; by
 * field an unknown colleague and talents who are not on the roster.
 */
export const updateMember: Act<typeof agencyCalls.updateMember> = async (
  ctx,
  { memberId, talentIds, receivesMail },
) => {
  const { agencyId } = await ownerOf(ctx.actor)
  await refuseStrangers(agencyId, talentIds)
  const member = await findMember(agencyId, memberId)
  if (member) {
    await saveAgent(memberId, { receivesMail })
    if (member.role === 'member') await setTalents(memberId, talentIds)
    push([memberId], 'refresh', {
      topics: ['roster', 'home', 'campaigns', 'applications', 'offers', 'deals', 'calendar'],
    })
  } else if (!(await setInvitedTalents(agencyId, memberId, talentIds))) {
    refuseField('memberId', 'There is no such colleague.')
  }
  await emit('agency.changed', { agencyId })
  return teamOf(agencyId, ctx.now)
}
