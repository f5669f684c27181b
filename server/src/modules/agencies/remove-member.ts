import type { agencyCalls } from '@marquee/contract/calls/agency'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { endSessionsOf } from '../identity/session.ts'
import { ownerOf } from './agent.ts'
import { deleteAgent, findMember } from './agents.store.ts'
import { teamOf } from './get-team.ts'
import { deleteMembership } from './invitations.store.ts'

/**
 * Removes a colleague from the team and ends their sessions, or deletes an open invitation. Fails with
 * `owner_only`, and on the field for an unknown colleague and for the owner, who cannot be removed.
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
