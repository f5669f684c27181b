import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { endSessionsOf } from '../identity/end-sessions.ts'
import { ownerOf } from './agent.ts'
import { teamOf } from './get-team.ts'
import { deleteMembership } from './invitations.store.ts'
import { deleteAgent, findMember } from './team.store.ts'

/**
 * Takes a colleague off the team, their sessions with them, or an invitation back. Refuses `owner_only`; by field an unknown colleague
 * and the owner, without whom there is no agency.
 */
export const removeMember: Handler<typeof agencyCalls.removeMember> = async (ctx, { memberId }) => {
  const { agencyId } = await ownerOf(ctx.actor)
  const member = await findMember(agencyId, memberId)
  if (member?.role === 'owner') failField('memberId', 'The owner stays with the agency.')
  if (member) {
    await deleteAgent(memberId)
    await endSessionsOf(memberId, {})
    disconnectSessions(memberId)
  } else if (!(await deleteMembership(agencyId, memberId))) {
    failField('memberId', 'There is no such colleague.')
  }
  await emit('agency.changed', { agencyId })
  return teamOf(agencyId, ctx.now)
}
