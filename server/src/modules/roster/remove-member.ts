import type { agencyCalls } from '@marquee/contract/calls/agency'
import { refuseField } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { emit } from '../../platform/events.ts'
import { cut } from '../../platform/realtime.ts'
import { endSessionsOf } from '../identity/end-sessions.ts'
import { ownerOf } from './agent.ts'
import { removeMembership } from './invitations.store.ts'
import { teamOf } from './show-team.ts'
import { findMember, removeAgent } from './team.store.ts'

/**
 * Takes a colleague off the team, their sessions with them, or an invitation back. Refuses `owner_only`; by field an unknown colleague
 * and the owner, without whom there is no agency.
 */
export const removeMember: Act<typeof agencyCalls.removeMember> = async (ctx, { memberId }) => {
  const { agencyId } = await ownerOf(ctx.actor)
  const member = await findMember(agencyId, memberId)
  if (member?.role === 'owner') refuseField('memberId', 'The owner stays with the agency.')
  if (member) {
    await removeAgent(memberId)
    await endSessionsOf(memberId, {})
    cut(memberId)
  } else if (!(await removeMembership(agencyId, memberId))) {
    refuseField('memberId', 'There is no such colleague.')
  }
  await emit('agency.changed', { agencyId })
  return teamOf(agencyId, ctx.now)
}
